let dressed: Promise<void> | undefined;

/** Fetches the styles of what an island shows only now and then, once a page; see src/layouts/sheets.ts. */
function dress(): Promise<void> {
  const href = document.querySelector<HTMLMetaElement>('meta[name="roundhouse:awake"]')?.content;
  if (href === undefined) return Promise.resolve();
  dressed ??= new Promise((resolve, reject) => {
    const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    sheet.onload = () => resolve();
    sheet.onerror = () => {
      sheet.remove();
      dressed = undefined;
      reject(new Error(href));
    };
    document.head.append(sheet);
  });
  return dressed;
}

/** What is on its way, once what it wears is here too. */
export async function worn<Part>(part: Promise<Part>): Promise<Part> {
  return (await Promise.all([part, dress()]))[0];
}

/**
 * A part of an island that is loaded when it is wanted, with what it wears. One that could not be loaded is asked for
 * again when what wants it changes.
 */
export function late<Part>(isWanted: () => boolean, load: () => Promise<Part>): { readonly here: Part | undefined } {
  let here = $state.raw<Part>();
  $effect(() => {
    if (isWanted() && here === undefined)
      worn(load()).then(
        (part) => {
          here = part;
        },
        () => undefined,
      );
  });
  return {
    get here() {
      return here;
    },
  };
}
