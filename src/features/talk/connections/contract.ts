import { z } from 'zod'
import { answer, del, done, get, page, post } from '#platform/shared/contract.ts'
import { email, idCursor, moment, prose } from '#platform/shared/fields.ts'
import { signedIn } from '#platform/shared/who.ts'
import { answers, mostNote, shows } from './rules.ts'

const connection = { connection: z.uuid() }

export const Connection = z.object({
  id: z.string(),
  /** The other one, as far as one may know them: of a request sent to an address nobody, until it is accepted. */
  person: z.object({ id: z.string(), name: z.string() }).nullable(),
  email: z.string().nullable(),
  note: z.string(),
  asked_at: moment,
  connected_at: moment.nullable(),
})
export type Connection = z.output<typeof Connection>

export const askToConnect = post('/connections', {
  summary:
    'Ask somebody one talks or works with, by id, or anybody by e-mail: the answer to an address is always the same. Who asks each other is connected',
  who: signedIn,
  takes: { user: z.uuid().optional(), email: email.optional(), note: prose(mostNote).default('') },
  gives: answer(z.object({ connected: z.boolean() })),
  refuses: [
    ...['not_found', 'invalid', 'already_connected', 'connection_asked'],
    ...['connections_asked', 'day_limited', 'connections_waiting'],
  ],
  status: 201,
  limit: { times: 60, seconds: 3600, per: 'account' },
})

export const listConnections = get('/connections', {
  summary: 'One’s connections, who asks for one, or whom one asked, the latest first; nobody else learns of any',
  who: signedIn,
  takes: { show: z.enum(shows).default('accepted'), cursor: idCursor },
  gives: page(Connection).extend({
    counts: z.object({ accepted: z.number(), asked_of_me: z.number(), asked_by_me: z.number() }),
  }),
  refreshedBy: ['connection.asked', 'connection.changed'],
})

export const answerConnection = post('/connections/{connection}/answer', {
  summary: 'Accept a request, decline it, or decline and hear nothing of who asked any more; a no is not told',
  who: signedIn,
  takes: { ...connection, answer: z.enum(answers) },
  gives: done,
  refuses: ['not_found'],
})

export const endConnection = del('/connections/{connection}', {
  summary: 'Take a request back, or end a connection: what was written stays, and nothing more is',
  who: signedIn,
  takes: connection,
  gives: done,
  refuses: ['not_found'],
})

export const talkToConnection = post('/connections/{connection}/thread', {
  summary: 'The conversation with a connection, which is there once',
  who: signedIn,
  takes: connection,
  gives: answer(z.object({ thread: z.string() })),
  refuses: ['not_found'],
})
