import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Context } from '#platform/server/context.ts'
import type { Notice } from './notice.ts'
import type { Channel, Topic } from './rules.ts'
import type { Frequency, QuietHours } from './time-rules.ts'

/** What people want to be told, and when; everything at once where nobody has chosen. */
export type KnownWishes = {
  wants: (user: string, topic: Topic, channel: Channel) => boolean
  frequency: (user: string, topic: Topic) => Frequency
  quiet: (user: string) => QuietHours | null
  /** Whoever deactivated the account was promised to be left alone. */
  isAsleep: (user: string) => boolean
  /** An erased account is told nothing by any way. */
  isGone: (user: string) => boolean
}

/** Asks once for all who are told of something. */
export async function knownWishes(ctx: Context, notices: readonly Notice[]): Promise<KnownWishes> {
  const people = [...new Set(notices.flatMap(({ to }) => to.user ?? []))]
  const topics = [...new Set(notices.flatMap(({ topic }) => topic ?? []))]
  const isOnlyRung = notices.every(({ channels }) => channels.every((one) => one === 'bell'))
  const { wishes, hours, away } =
    people.length > 0 && !(isOnlyRung && topics.length === 0) ? await readWishes(ctx, people, topics) : nothing
  const wishOf = new Map(wishes.map((one) => [`${one.user_id} ${one.topic} ${one.channel}`, one]))
  const hoursOf = new Map(hours.map(({ user_id, ...one }) => [user_id, one]))
  const stateOf = new Map(away.map(({ id, state }) => [id, state]))
  return {
    isAsleep: (user) => stateOf.get(user) === 'deactivated',
    isGone: (user) => stateOf.get(user) === 'erased',
    wants: (user, topic, channel) => channel === 'bell' || (wishOf.get(`${user} ${topic} ${channel}`)?.wanted ?? true),
    frequency: (user, topic) => wishOf.get(`${user} ${topic} mail`)?.frequency ?? 'instant',
    quiet: (user) => hoursOf.get(user) ?? null,
  }
}

const nothing = { wishes: [], hours: [], away: [] }

/** All in one question. */
const readWishes = ({ db }: Context, people: string[], topics: Topic[]) =>
  db
    .selectNoFrom((of) => [
      jsonArrayFrom(
        of
          .selectFrom('subscriptions')
          .select(['user_id', 'topic', 'channel', 'wanted', 'frequency'])
          .where('user_id', 'in', people)
          .where('topic', '=', (any) => any.fn.any(any.val(topics))),
      ).as('wishes'),
      jsonArrayFrom(
        of
          .selectFrom('quiet_hours')
          .select(['user_id', 'from_minute as from', 'to_minute as to', 'zone'])
          .where('user_id', 'in', people),
      ).as('hours'),
      jsonArrayFrom(
        of
          .selectFrom('users')
          .select(['id', 'state'])
          .where('id', 'in', people)
          .where('state', 'in', ['deactivated', 'erased']),
      ).as('away'),
    ])
    .executeTakeFirstOrThrow()
