import { type Answer, refuse, yes } from '#platform/shared/refusal.ts'

/** What came of a call to a company. */
export const callOutcomes = ['reached', 'no_answer', 'call_back', 'wrong_number', 'not_interested'] as const
export type CallOutcome = (typeof callOutcomes)[number]

/** Parts of an agent's list: whom one helps, those whose day has come, and those nobody helps. */
export const agentLists = ['mine', 'due', 'free'] as const

type Helped = { agent_id: string } | undefined

/** A company is one agent's; a super may take it over. */
export const mayTake = (helped: Helped, { me, isSuper }: { me: string; isSuper: boolean }): Answer =>
  helped && helped.agent_id !== me && !isSuper ? refuse('helped_by_other') : yes

/** Calls, follow-ups and proposals are written by whoever helps the company. */
export const mayWork = (helped: Helped, me: string): Answer =>
  helped?.agent_id === me ? yes : refuse('not_helped_by_you')
