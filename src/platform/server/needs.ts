/** A capability on a page, about a job where one is named. */
export type Needs = { page: string; job?: string; capability: string }
