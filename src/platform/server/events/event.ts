import type { ZodType, z } from 'zod'
import type { Context } from '../context.ts'

/** Something that happened, told once: history, reactions and open screens all follow from it. */
export type EventType<D extends ZodType = ZodType> = {
  name: string
  data: D
  /** The thing whose history this belongs to. */
  about: (data: z.output<D>) => { thing: string; id: string; page?: string | null }
  /** Live topics whose watchers are told. */
  topics: (data: z.output<D>) => string[]
}

/** Declares an event: `event('application.moved', {data, about, topics})`. */
export function event<D extends ZodType>(
  name: string,
  declared: { data: D; about: EventType<D>['about']; topics?: EventType<D>['topics'] },
): EventType<D> {
  return { name, topics: () => [], ...declared }
}

export type Happened<D> = { id: string; at: Date; actor: string | null; data: D }

/** What follows from an event, run by the worker after the writer committed; safe to run twice. */
export type Reaction = { to: string; name: string; run: (ctx: Context, happened: Happened<never>) => Promise<void> }

/** `on(applicationSent, 'tell-the-team', …)` */
export const on = <D extends ZodType>(
  type: EventType<D>,
  name: string,
  run: (ctx: Context, happened: Happened<z.output<D>>) => Promise<void>,
): Reaction => ({ to: type.name, name: `${type.name}:${name}`, run: run as Reaction['run'] })
