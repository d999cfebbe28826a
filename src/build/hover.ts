import type { AstroIntegration } from 'astro';
import postcss from 'postcss';

const isHover = (selector: string): boolean => selector.includes(':hover');

/** Puts what a rule says of hovering under `@media (hover:hover)`. */
export const hoverPlugin: postcss.Plugin = {
  postcssPlugin: 'roundhouse:hover',
  Once(sheet) {
    const rules: postcss.Rule[] = [];
    sheet.walkRules((rule) => void rules.push(rule));
    for (const rule of rules) {
      const over = rule.selectors.filter(isHover);
      const isFor = rule.parent?.type === 'atrule' && (rule.parent as postcss.AtRule).params.includes('hover:');
      if (over.length === 0 || isFor) continue;
      const others = rule.selectors.filter((selector) => !isHover(selector));
      const media = postcss.atRule({ name: 'media', params: '(hover:hover)' });
      media.append(rule.clone({ selectors: over }));
      rule.after(media);
      if (others.length === 0) rule.remove();
      else rule.selectors = others;
    }
  },
};

/** A finger does not hover: what it touched last would keep the look of it until something else is touched. */
export function hoverForMice(): AstroIntegration {
  return {
    name: 'roundhouse:hover',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { css: { postcss: { plugins: [hoverPlugin] } } } });
      },
    },
  };
}
