import type { TeamCard } from '../contract.ts'

/** An applicant of whom no more is known than the name, for a test; the stage is the column. */
export const aCard = (id: string, stage: TeamCard['stage'], version = 1) =>
  ({
    ...{ id, name: id, stage, column: stage, version, letter: null, owed: true, hidden: false, has_cv: true },
    ...{ submitted_at: '2026-11-01T00:00:00Z', answer_due_at: '2026-12-01T00:00:00Z', source: 'site', country_id: 1 },
    ...{ place: null, note: '', through: null, by_external: false, messages: 0, unread: 0, tags: [], rating: null },
    ...{ tasks: 0, position: 0, headline: '', city: '', years: null, next: null, requirements: 'unknown' as const },
  }) satisfies TeamCard
