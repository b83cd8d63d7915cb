import { z } from 'zod'
import { answer, del, done, get, post } from '#platform/shared/contract.ts'
import { moment } from '#platform/shared/fields.ts'
import { anyone, signedIn } from '#platform/shared/who.ts'

const address = {
  endpoint: z.url({ protocol: /^https$/ }).max(1000),
  keys: z.object({ p256dh: z.string().max(200), auth: z.string().max(100) }),
}

/** A browser that is told; its id is the SHA-256 of its address, so that it knows itself. */
const PushDevice = z.object({
  id: z.string(),
  browser: z.string(),
  system: z.string(),
  kind: z.enum(['phone', 'tablet', 'computer']),
  since: moment,
})

export const listPushDevices = get('/user/push-devices', {
  summary: 'Browsers that are told by web push, the key they need, and the tags they carry (seed §7)',
  who: signedIn,
  gives: answer(
    z.object({
      public_key: z.string(),
      devices: z.array(PushDevice),
      tags: z.object({
        userId: z.string(),
        email: z.string().nullable(),
        accountType: z.string(),
        countryId: z.number(),
      }),
    }),
  ),
})

export const subscribePush = post('/push-addresses', {
  summary: 'Let this browser be told by web push, for as long as one is signed in here',
  who: signedIn,
  takes: address,
  gives: answer(z.object({ id: z.string() })),
  refuses: ['push_unknown_host', 'too_many_devices'],
  limit: { times: 60, seconds: 3600 },
})

export const renewPush = post('/push-addresses/renewal', {
  summary: 'The browser changed its address; whoever has the old one may replace it',
  who: anyone,
  takes: { old: z.string().max(1000), ...address },
  gives: done,
  refuses: ['not_found', 'push_unknown_host'],
  limit: { times: 30, seconds: 3600 },
})

export const endPush = del('/user/push-devices/{device}', {
  summary: 'Tell one browser no more',
  who: signedIn,
  takes: { device: z.string().regex(/^[0-9a-f]{64}$/) },
  gives: done,
  refuses: ['not_found'],
})
