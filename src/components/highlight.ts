import { createCssVariablesTheme, createHighlighter, type ShikiTransformer } from 'shiki';

const theme = createCssVariablesTheme({ name: 'roundhouse', variablePrefix: '--shiki-' });
const highlighter = createHighlighter({ themes: [theme], langs: ['typescript'] });

/** The policy refuses style attributes, so a token's colour becomes a class by its kind: `keyword`, `string` … */
const classes: ShikiTransformer = {
  name: 'classes',
  pre(node) {
    node.properties = { tabindex: '0' };
  },
  code(node) {
    node.properties = {};
  },
  span(node) {
    const kind = /--shiki-token-([a-z-]+)/.exec(String(node.properties.style ?? ''))?.[1];
    node.properties = kind === undefined ? {} : { class: kind };
  },
};

/** TypeScript as HTML whose tokens have classes; lines that contain `cited` have the class `citing`. */
export async function highlight(source: string, cited: string): Promise<string> {
  const lines = source.split('\n');
  return (await highlighter).codeToHtml(source, {
    lang: 'typescript',
    theme: 'roundhouse',
    transformers: [
      classes,
      {
        name: 'lines',
        line(node, line) {
          node.properties = lines[line - 1]?.includes(cited) ? { class: 'line citing' } : { class: 'line' };
        },
      },
    ],
  });
}
