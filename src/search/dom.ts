/** An element with attributes and what stands in it. An attribute that is `false` or `undefined` is left out, `true` is empty. */
export function el<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | number | boolean | undefined>> = {},
  ...inside: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) made.setAttribute(key, value === true ? '' : `${value}`);
  }
  made.append(...inside);
  return made;
}

/** One of our pictures. */
export function icon(path: string): SVGSVGElement {
  const svg = 'http://www.w3.org/2000/svg';
  const picture = document.createElementNS(svg, 'svg');
  picture.setAttribute('class', 'icon');
  picture.setAttribute('viewBox', '0 0 20 20');
  picture.setAttribute('aria-hidden', 'true');
  const line = document.createElementNS(svg, 'path');
  line.setAttribute('d', path);
  picture.append(line);
  return picture;
}
