import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import subsetFont from 'subset-font';

const FACE = '@fontsource-variable/archivo-narrow/files/archivo-narrow-latin-wght-normal.woff2';
/** The face as sheets and scripts name it, which may add a query. */
const named = new RegExp(`^${FACE.replaceAll('.', '\\.')}`);
/** What the styles ask of it: pairs set closer, figures of one width and height. Its fractions and small letters are not used. */
const keepFeatures = ['kern', 'liga', 'lnum', 'tnum'];
const ascii = Array.from({ length: 95 }, (_, code) => String.fromCharCode(32 + code));

/** Every character that the files below some folders hold, and all of ASCII that is printed: what the site may have to set. */
export function charactersIn(folders: readonly string[]): string {
  const found = new Set(ascii);
  for (const folder of folders)
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      if (/\.(mdx|yaml|ts|astro|svelte|css)$/.test(file))
        for (const character of readFileSync(join(folder, file), 'utf8')) found.add(character);
  return [...found]
    .filter((character) => character >= ' ')
    .sort()
    .join('');
}

/** The face of headings with the letters that this site uses: two thirds of its bytes. What it lacks comes in another face. */
export function face(): AstroIntegration {
  return {
    name: 'roundhouse:face',
    hooks: {
      'astro:config:setup': async ({ config, updateConfig }) => {
        const root = fileURLToPath(config.root);
        const whole = readFileSync(createRequire(join(root, 'package.json')).resolve(FACE));
        const characters = charactersIn([join(root, 'content'), join(root, 'src')]);
        const key = createHash('sha256')
          .update(whole)
          .update(characters)
          .update(keepFeatures.join())
          .digest('hex')
          .slice(0, 12);
        const folder = join(fileURLToPath(config.cacheDir), 'face', key);
        const file = join(folder, 'archivo-narrow.woff2');
        if (!existsSync(file)) {
          mkdirSync(folder, { recursive: true });
          writeFileSync(file, await subsetFont(whole, characters, { targetFormat: 'woff2', keepFeatures }));
        }
        updateConfig({ vite: { resolve: { alias: [{ find: named, replacement: file }] } } });
      },
    },
  };
}
