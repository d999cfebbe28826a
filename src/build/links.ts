import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { ContentFaults } from '../spine/faults.ts';
import { brokenLinks } from '../spine/links.ts';
import { readSources } from '../spine/sources.ts';

/** Fails the build when a link within the site leads nowhere; a draft only prints it. */
export function links(): AstroIntegration {
  let base = '/';
  let root = '';
  return {
    name: 'roundhouse:links',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base;
        root = fileURLToPath(config.root);
      },
      'astro:build:done': ({ dir, logger }) => {
        const faults = brokenLinks(fileURLToPath(dir), base, readSources(root));
        if (faults.length === 0) return;
        const error = new ContentFaults(faults);
        if (process.env.ROUNDHOUSE_DRAFT !== '1') throw error;
        logger.warn(error.message);
      },
    },
  };
}
