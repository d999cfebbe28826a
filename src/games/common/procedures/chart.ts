import type { AnyStateMachine, AnyStateNode } from 'xstate';

/** What a state of a chart says: it is the `meta` of the state. */
export interface StateLabel {
  /** In the rulebook's words, in our phrasing; short, for it stands in a box. */
  readonly says: string;
  /** The clause that it follows. */
  readonly rule: string;
  /** `asked` where a player chooses, `done` where the rule goes on by itself. */
  readonly form: 'begin' | 'asked' | 'done' | 'end';
}

/** The state of every machine in which its procedure is not under way; it is not drawn. */
export const OUTSIDE = 'outside';

/** A way from one state to another; `says` is empty where it needs no words. */
export interface ChartTransition {
  readonly from: string;
  readonly to: string;
  readonly says: string;
}

/** What is drawn of a chart: the states with their signs in the order of the machine, and the ways between them. */
export interface Chart {
  readonly states: readonly (StateLabel & { readonly id: string })[];
  readonly ways: readonly ChartTransition[];
  /** What may happen in any state, in words. */
  readonly always: readonly string[];
}

const isLabel = (meta: unknown): meta is StateLabel =>
  typeof meta === 'object' && meta !== null && 'says' in meta && 'rule' in meta && 'form' in meta;

/** What the machine of a procedure shows. Throws where a state but the one outside has no sign. */
export function chartOf(machine: AnyStateMachine): Chart {
  const nodes = Object.values<AnyStateNode>(machine.root.states).filter(({ key }) => key !== OUTSIDE);
  const states = nodes.map((node) => {
    if (!isLabel(node.meta)) throw new Error(`${machine.id}: the state ${node.key} has no sign`);
    return { id: node.key, ...node.meta };
  });
  const ways: ChartTransition[] = [];
  for (const node of nodes) {
    for (const { target, description } of [...[...node.transitions.values()].flat(), ...(node.always ?? [])]) {
      const to = target?.[0]?.key;
      // What leads nowhere else belongs to the state itself.
      if (to === undefined || to === OUTSIDE) continue;
      const says = description ?? '';
      if (!ways.some((way) => way.from === node.key && way.to === to && way.says === says))
        ways.push({ from: node.key, to, says });
    }
  }
  const always = [...machine.root.transitions.values()].flat().map((one) => one.description ?? '');
  return { states, ways, always: [...new Set(always)].filter((says) => says !== '') };
}
