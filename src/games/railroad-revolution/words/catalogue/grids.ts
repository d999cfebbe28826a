import { derived, reconstructed } from '../../../../kernel/provenance.ts';
import type { Cell, Grid } from '../../../common/words/catalogue.ts';
import { counted, money, sentence, type Tag } from '../../../common/words/words.ts';
import { ABILITY } from '../../engine/tables/abilities.ts';
import { ACTIONS, CONSTANTS, WORKERS } from '../../engine/tables/constants.ts';
import type { AbilityEffect } from '../../engine/tables/effects.ts';
import { MILESTONES, STACK_IDS, type StackId } from '../../engine/tables/milestones.ts';
import { CONNECTIONS } from '../../engine/tables/telegraph.ts';
import { TRACKS } from '../../engine/tables/tracks.ts';
import type { Names } from '../names.ts';
import type { Marks } from './marks.ts';

/** The tables of the rules: workers and actions, the stacks of Milestones, what scores. */
export function gridsOf(w: Tag, names: Names, marks: Marks): Grid[] {
  const paid = (cost: number, what: string): string => (cost === 0 ? what : w`pay ${money(cost)}: ${what}`);

  /** What a specialist adds to an action, short enough for a table. */
  function ability(effect: AbilityEffect): string {
    switch (effect.kind) {
      case 'flip':
        return paid(effect.cost, w`flip a train`);
      case 'takeTrain':
        return paid(effect.cost, w`take a train`);
      case 'takeFirstStationBonus':
        return w`First Station bonus, even if not first; twice if first`;
      case 'waiveBuildingCost':
        return w`do not pay the city’s cost`;
      case 'repeatPrimaryReward':
        return paid(effect.cost, w`the primary reward again`);
      case 'gainMoneyPerTriangle':
        return w`gain ${money(effect.base)}, plus ${money(effect.perTriangle)} a triangle`;
      case 'extraRail':
        return w`place ${effect.rails} rails instead of ${CONSTANTS.railsPerAction}`;
      case 'takeFirstOfficeBonus':
        return w`First Office bonus, even if not first; twice if first`;
      case 'gainMoneyPerShareTaken':
        return w`gain ${money(effect.perShare)} for each Share of the office`;
      case 'useTelegraphTile':
        return paid(effect.cost, w`use the telegraph tile`);
      case 'privateDeal':
        return w`take ${effect.maxOffers} Deal alone, and gain ${names.shares(effect.gainShares)}`;
      case 'gainMoneyPerTrain':
        return w`gain ${money(effect.perTrain)} for each train you own`;
      case 'advance':
        return w`up to ${counted(w, effect.n, w`advancement`, w`advancements`)}`;
      case 'exchangeWorker':
      case 'gainShares':
        return names.effect(effect);
    }
  }
  const extra = { trade: w`flip once more, also the same train` };

  const abilities: Grid = {
    id: 'abilities',
    title: w`Worker effects`,
    corner: w`Worker`,
    columns: ACTIONS.map(names.action),
    rows: WORKERS.map((kind) => ({
      head: sentence(names.worker(kind)),
      figure: { kind: 'worker', id: kind },
      cells: ACTIONS.map((action): Cell => {
        if (kind === 'white') return { text: w`Promote 1 worker`, rule: 'white-effect' };
        const { effect } = ABILITY[action][kind] as { readonly effect: AbilityEffect };
        // A Trade flips a train anyway.
        const text = action === 'trade' && effect.kind === 'flip' ? extra.trade : ability(effect);
        return { text: sentence(text), rule: `${action}-${kind}` };
      }),
    })),
  };

  const stack = (id: StackId) => {
    const tiles = MILESTONES.filter((tile) => tile.stack === id);
    const vp = tiles.map((tile) => tile.vp);
    const managers = [...new Set(tiles.map((tile) => tile.managers.length))].sort();
    const isAny = tiles.every((tile) => tile.managers.every((kind) => kind === 'any'));
    const places = counted(w, managers[0] ?? 0, w`manager`, w`managers`);
    const next = id.startsWith('A') ? 'B' : STACK_IDS[STACK_IDS.indexOf(id) + 1];
    const least = Math.min(...vp);
    const most = Math.max(...vp);
    const cells: Cell[] = [
      { text: w`${tiles.length}`, mark: marks.mark(derived('B131')) },
      {
        text: isAny ? w`${places} of any colour` : w`${places} of the colour shown`,
        mark: marks.mark(reconstructed()),
        rule: 'manager-types',
      },
      {
        text: least === most ? w`${least} VP` : w`${least} to ${most} VP`,
        mark: marks.mark(reconstructed()),
      },
      next === undefined
        ? { text: w`not replaced`, rule: 'no-replacement-after-d' }
        : { text: w`1 of 3 from ${next}`, rule: 'milestone-replacement' },
    ];
    return { head: id, cells };
  };
  const stacks: Grid = {
    id: 'milestone-stacks',
    title: w`The five stacks`,
    corner: w`Stack`,
    columns: [w`Tiles`, w`Needs`, w`Worth`, w`Completed`],
    rows: STACK_IDS.map(stack),
  };

  const times: Readonly<Record<string, readonly [text: string, rule: string]>> = {
    offices: [w`VP at your marker × your offices`, 'offices-score'],
    stations: [w`VP at your marker × your Stations`, 'stations-score'],
    level5CitiesConnected: [w`VP at your marker × level 5 cities you reach`, 'network-score'],
  };
  const between = [...new Set(CONNECTIONS.map(({ vp }) => vp))].sort((a, b) => a - b).map((vp) => w`${vp}`);
  const scoring: Grid = {
    id: 'scoring',
    title: w`What scores`,
    corner: w`For`,
    columns: [w`Victory points`],
    rows: [
      {
        head: w`Each train face up`,
        cells: [{ text: w`${CONSTANTS.trainVp} VP`, rule: 'train-vp' }],
      },
      { head: w`Each completed milestone`, cells: [{ text: w`The VP in its top left corner`, rule: 'milestone-vp' }] },
      ...TRACKS.map((track) => {
        const [text = '', rule = ''] = times[track.multiplies] ?? [];
        return { head: w`${names.track(track.id)} track`, cells: [{ text, rule }] };
      }),
      {
        head: w`Offices in 2 neighbouring sections`,
        cells: [
          {
            text: w`The ${between.join(w` or `)} VP between them`,
            rule: 'telegraph-connections',
          },
        ],
      },
    ],
  };

  return [abilities, stacks, scoring];
}
