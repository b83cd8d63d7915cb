import { type Answer, refuse, yes } from '#platform/shared/refusal.ts'

/** Each line of what is kept how long, as words name it. */
export const keptNames = [
  'accounts',
  'sessions',
  'sign_in_steps',
  'text_codes',
  'mailed_links',
  'exports',
  'notifications',
  'faults',
  'deliveries',
  'reply_addresses',
  'inbound_mails',
  'data_accesses',
  'cv_views',
  'saved_jobs',
  'connections',
  'cv_drops',
  'prints',
  'bulk_files',
  'import_tables',
  'imported',
  'import_refusals',
  'cases',
  'retention_runs',
  'newsletter_letters',
  'guises',
  'day_limits',
] as const
export type KeptName = (typeof keptNames)[number]

/** On what a legal hold may lie. */
export const holdKinds = ['person', 'page', 'case'] as const
export type HoldKind = (typeof holdKinds)[number]

/** Whether a hold may end on this day (`2026-11-25`): it holds today at least. */
export const mayHoldUntil = (until: string, today: string): boolean => until >= today

/** A hold is lifted once. */
export const mayLift = ({ lifted_at }: { lifted_at: Date | null }): Answer => (lifted_at ? refuse('hold_lifted') : yes)
