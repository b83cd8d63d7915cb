import { type Answer, refuse, yes } from '#platform/shared/refusal.ts'

/** Reasons a page may keep beside those of the site. */
export const mostReasons = 40
/** What a candidate reads may be so long. */
export const mostTold = 600

/** A field in braces, as messages have them; null where there is none. All who are rejected for a reason read the same text. */
export const fieldIn = (text: string): string | null => /\{\s*([a-z_]{1,40})\s*\}/.exec(text)?.[1] ?? null

/** Whoever writes to all applicants of a page keeps its reasons; whoever moves some of them chooses among them. */
export const mayKeepReasons = (scope: string | null): Answer => (scope === 'all' ? yes : refuse('not_allowed'))

const prefix = 'own:'
/** How an application names a reason of its page. */
export const codeOf = (id: string): string => `${prefix}${id}`
/** The reason of a page that a code names; null for one of the site. */
export const ownId = (code: string | null): string | null =>
  code?.startsWith(prefix) ? code.slice(prefix.length) : null
