import { type Answer, refuse, yes } from '#platform/shared/refusal.ts'

/** On what a legal hold may lie. */
export const holdKinds = ['person', 'page', 'case'] as const
export type HoldKind = (typeof holdKinds)[number]

/** Whether a hold may end on this day (`2026-11-25`): it holds today at least. */
export const mayHoldUntil = (until: string, today: string): boolean => until >= today

/** A hold is lifted once. */
export const mayLift = ({ lifted_at }: { lifted_at: Date | null }): Answer => (lifted_at ? refuse('hold_lifted') : yes)
