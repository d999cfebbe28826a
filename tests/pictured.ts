import { type HastNode, htmlToHast } from 'satteri';
import { render } from 'svelte/server';
import { setupTables } from '../src/components/setup/scenes.ts';
import type { SetupTables } from '../src/games/common/board/setup-tables.ts';
import type { SetupScene } from '../src/games/common/wing.ts';
import { plainText } from '../src/spine/document.ts';
import { rowOf } from '../src/spine/setup.ts';
import { siteGame } from '../src/spine/site.ts';
import { games } from '../src/spine/wings.ts';

// The picture and the table of a setup, read as a reader of one number of players sees them.

type Parent = Extract<HastNode, { children: unknown }>;

/** A picture of a game's setup, by `base` or module, with the positions that it is drawn from. */
export async function setupOf(game: string, part: string): Promise<{ scene: SetupScene; tables: SetupTables }> {
  const scene = games.get(game)?.setup[part];
  if (scene === undefined) throw new Error(`${game} draws no setup of ${part}`);
  return { scene, tables: await setupTables(game, part, siteGame(game).data.players) };
}

/** The elements of a picture that are shown at a number of players. */
export class Pictured {
  readonly #root: HastNode;
  readonly #players: number;

  constructor({ scene, tables }: { scene: SetupScene; tables: SetupTables }, players: number) {
    this.#root = htmlToHast(
      `<svg>${render(scene.Picture, { props: { tables: tables as SetupTables<object> } }).body}</svg>`,
    );
    this.#players = players;
  }

  #isShown(properties: Record<string, unknown>): boolean {
    const counts = properties['data-players'] ?? properties.dataPlayers;
    return counts === undefined || `${counts}`.split(/[ ,]+/).includes(`${this.#players}`);
  }

  #walk(node: HastNode, found: (node: HastNode) => void): void {
    if (node.type === 'element' && !this.#isShown((node.properties ?? {}) as Record<string, unknown>)) return;
    found(node);
    if ('children' in node) for (const child of (node as Parent).children) this.#walk(child as HastNode, found);
  }

  /** How many elements have all of these classes. */
  count(...classes: readonly string[]): number {
    let count = 0;
    this.#walk(this.#root, (node) => {
      if (node.type !== 'element') return;
      const { className, class: plain } = (node.properties ?? {}) as Record<string, unknown>;
      const own = [className ?? plain ?? []].flat().flatMap((one) => `${one}`.split(' '));
      if (classes.every((one) => own.includes(one))) count += 1;
    });
    return count;
  }

  /** Its words and numbers, in order. */
  texts(): string[] {
    const texts: string[] = [];
    this.#walk(this.#root, (node) => {
      if (node.type === 'text' && node.value.trim() !== '') texts.push(node.value.trim());
    });
    return texts;
  }

  /** The paths of the elements of a class. */
  paths(name: string): string[] {
    const paths: string[] = [];
    this.#walk(this.#root, (node) => {
      if (node.type !== 'element') return;
      const { className, class: plain, d } = (node.properties ?? {}) as Record<string, unknown>;
      const own = [className ?? plain ?? []].flat().flatMap((one) => `${one}`.split(' '));
      if (own.includes(name) && d !== undefined) paths.push(`${d}`);
    });
    return paths;
  }
}

/** What the table by number of players says in the row of a clause; undefined where it says nothing of that number. */
export function cellOf(game: string, clause: string, players: number): string | undefined {
  const { nodes = [] } = siteGame(game).clauses.get(clause) ?? {};
  const cell = rowOf(nodes).cells.get(players);
  return cell && plainText(cell, () => ({}));
}
