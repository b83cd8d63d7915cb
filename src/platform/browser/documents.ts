/** Pages that are documents: no hydration, none of the application's scripts (docs/decisions/0001). */
const documents =
  /^\/(?:jobs(?:\/[^/]+(?:\/share)?)?|job-groups(?:\/[^/]+(?:\/share)?)?|jobs\/in(?:\/[^/]+){1,2}|companies(?:\/[^/]+)?|salaries(?:\/[^/]+){0,2}|open-cv-search(?:\/[^/]+){0,2}|privacy|terms|help|maintenance)?\/?$/

export const isDocumentPath = (path: string): boolean => documents.test(path)
