import type { ZodType, z } from 'zod'
import type { EventType } from '#platform/shared/event.ts'
import type { Context } from '../context.ts'

export type Happened<D> = { id: string; at: Date; actor: string | null; data: D }

/** What follows from an event, run by the worker after the writer committed; safe to run twice. */
export type Reaction = { to: string; name: string; run: (ctx: Context, happened: Happened<never>) => Promise<void> }

/** `on(applicationSent, 'tell-the-team', …)` */
export const on = <D extends ZodType>(
  type: EventType<D>,
  name: string,
  run: (ctx: Context, happened: Happened<z.output<D>>) => Promise<void>,
): Reaction => ({ to: type.name, name: `${type.name}:${name}`, run: run as Reaction['run'] })
