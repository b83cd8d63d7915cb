import { v7, validate } from 'uuid'
import { z } from 'zod'

/** Ids are UUIDv7: time-ordered, made by the application, safe to show. */
export type Id<Kind extends string> = string & { readonly __id: Kind }

/** Schema of the id of one kind of thing. */
export const id = <Kind extends string>(_kind: Kind) => z.uuid().transform((value) => value.toLowerCase() as Id<Kind>)

export const newId = <Kind extends string>(): Id<Kind> => v7() as Id<Kind>

/** Whether a text has the shape of an id. */
export const isId = (text: string): boolean => validate(text)
