/** Pages that are documents: no hydration, none of the application's scripts (docs/decisions/0001). */
const documents =
  /^\/(?:jobs(?:\/[^/]+(?:\/share)?)?|job-groups(?:\/[^/]+(?:\/share)?)?|open-days(?:\/[^/]+(?:\/share)?)?|jobs\/in(?:\/[^/]+){1,2}|companies(?:\/[^/]+)?|salaries(?:\/[^/]+){0,2}|open-cv-search(?:\/[^/]+){0,2}|privacy|terms|about|info\/[^/]+|help|maintenance|not-found)?\/?$/

/** Documents in which a form wakes up, with scripts of its own (docs/decisions/0046): the gates of the site. */
const forms =
  /^\/(?:(?:login|register)(?:\/[^/]+)?|emp-login|f\/login|register-(?:employer|agency|freelance)|jobs\/[^/]+\/apply|job-groups\/[^/]+\/apply)\/?$/

export type PageKind = 'document' | 'form' | 'screen'

export const kindOfPage = (path: string): PageKind =>
  documents.test(path) ? 'document' : forms.test(path) ? 'form' : 'screen'

/** Whether going there loads a page anew. */
export const isDocumentPath = (path: string): boolean => kindOfPage(path) !== 'screen'
