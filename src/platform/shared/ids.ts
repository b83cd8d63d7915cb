import { v7, validate } from 'uuid'

/** Ids are UUIDv7: time-ordered, made by the application, safe to show. */
export type Id<Kind extends string> = string & { readonly __id: Kind }

export const newId = <Kind extends string>(): Id<Kind> => v7() as Id<Kind>

/** Whether a text has the shape of an id. */
export const isId = (text: string): boolean => validate(text)
