import { z } from 'zod'
import { member } from '#features/companies/pages/permissions.ts'
import { currencyCode } from '#features/site/lookups/currency-fields.ts'
import { payAmount } from '#features/site/lookups/pay-fields.ts'
import { countryId } from '#features/site/lookups/place-fields.ts'
import { answer, get, page, post, put } from '#platform/shared/contract.ts'
import { email, idCursor, line, lookupId, moment, personName, prose, version } from '#platform/shared/fields.ts'
import {
  clientMoves,
  clientStates,
  feeKinds,
  guaranteeDays,
  guaranteeKinds,
  mandateMoves,
  mandateStates,
  mostNeeds,
} from './rules.ts'

const may = member('submission')
const none = <T extends z.ZodType>(schema: T) =>
  z
    .union([z.literal('').transform(() => null), schema])
    .nullish()
    .transform((value) => value ?? null)

/** An amount in smallest units of its currency; its bounds are told without a figure, since people write it in whole units. */
export const feeAmount = z.coerce
  .number()
  .int()
  .refine((amount) => amount > 0 && amount <= 2_000_000_000, 'wrong')

/** What was agreed with a client, which each of its jobs and placements begins with. */
export const termFields = {
  fee_kind: z.enum(feeKinds).default('percent'),
  fee_percent: none(z.coerce.number().min(0.01).max(100)),
  /** In smallest units of the currency. */
  fee_amount: none(feeAmount),
  fee_currency: currencyCode,
  guarantee_days: z.coerce
    .number()
    .pipe(z.union(guaranteeDays.map((days) => z.literal(days))))
    .default(90),
  guarantee_kind: z.enum(guaranteeKinds).default('replacement'),
}

export const clientFields = {
  name: personName(160),
  client_page_id: none(z.uuid()),
  contact_name: personName(120, 0).default(''),
  contact_email: none(email),
  contact_phone: none(line(30)),
  country_id: none(countryId),
  city_id: none(lookupId),
  note: prose(4000).default(''),
  ...termFields,
  own_share: z.coerce.number().int().min(1).max(100).default(100),
  shared_with: personName(160, 0).default(''),
  ownership_months: z.coerce.number().int().min(1).max(36).default(12),
}

export const mandateFields = {
  job_id: none(z.uuid()),
  title: line(200, 2),
  openings: z.coerce.number().int().min(1).max(999).default(1),
  country_id: countryId,
  city_id: none(lookupId),
  needs: z.array(line(200)).max(mostNeeds).default([]),
  note: prose(4000).default(''),
  salary_min: none(payAmount),
  salary_max: none(payAmount),
  salary_currency: none(currencyCode),
  salary_period: none(z.enum(['hour', 'day', 'month', 'year'])),
}

export const Terms = z.object({
  fee_kind: z.enum(feeKinds),
  fee_percent: z.number().nullable(),
  fee_amount: z.number().nullable(),
  fee_currency: z.string(),
  guarantee_days: z.number(),
  guarantee_kind: z.enum(guaranteeKinds),
})
export type Terms = z.output<typeof Terms>

export const Client = Terms.extend({
  id: z.string(),
  name: z.string(),
  state: z.enum(clientStates),
  /** Its page here, where it has one. */
  page: z.object({ id: z.string(), name: z.string(), slug: z.string() }).nullable(),
  contact_name: z.string(),
  contact_email: z.string().nullable(),
  contact_phone: z.string().nullable(),
  country_id: z.number().nullable(),
  city_id: z.number().nullable(),
  place: z.string().nullable(),
  note: z.string(),
  own_share: z.number(),
  shared_with: z.string(),
  ownership_months: z.number(),
  owner: z.string().nullable(),
  open_jobs: z.number(),
  /** People with the client now, and those who work there through the agency. */
  under_way: z.number(),
  placed: z.number(),
  /** In how many days the client answers, as a median; null below three answers. */
  answer_days: z.number().nullable(),
  version: z.number(),
  created_at: moment,
})
export type Client = z.output<typeof Client>

export const Mandate = z.object({
  id: z.string(),
  /** With the currency of what was agreed with it. */
  client: z.object({ id: z.string(), name: z.string(), currency: z.string() }),
  state: z.enum(mandateStates),
  title: z.string(),
  openings: z.number(),
  country_id: z.number(),
  city_id: z.number().nullable(),
  place: z.string(),
  needs: z.array(z.string()),
  note: z.string(),
  salary_min: z.number().nullable(),
  salary_max: z.number().nullable(),
  salary_currency: z.string().nullable(),
  salary_period: z.enum(['hour', 'day', 'month', 'year']).nullable(),
  /** The advert, and whose it is: the agency’s own, or the client’s, into whose pipeline people go. */
  job: z.object({ id: z.string(), path: z.string(), state: z.string(), of: z.enum(['own', 'client']) }).nullable(),
  placed: z.number(),
  /** Candidates who are told when it ends: asked at least, and not answered. */
  under_way: z.number(),
  version: z.number(),
  created_at: moment,
})
export type Mandate = z.output<typeof Mandate>

const live = ['client.saved', 'mandate.saved', 'submission.moved'] as const
const client = { client: z.uuid() }
const mandate = { mandate: z.uuid() }
const refusals = ['not_found', 'invalid', 'client_known', 'not_an_agency']

export const listClients = get('/page/clients', {
  summary: 'Clients of the agency with their terms and what is under way, by words and state',
  who: may,
  takes: {
    q: line(120, 0).default('').catch(''),
    state: z.enum(clientStates).optional().catch(undefined),
    cursor: idCursor,
  },
  gives: page(Client).extend({ total: z.number() }),
  refreshedBy: live,
})
export const addClient = post('/page/clients', {
  summary: 'Add a client, by its page here or by name, with the terms agreed',
  who: may,
  takes: clientFields,
  gives: answer(Client),
  refuses: refusals,
  status: 201,
  limit: { times: 200, seconds: 3600 },
})
export const showClient = get('/page/clients/{client}', {
  summary: 'One client with its jobs and what happened',
  who: may,
  takes: client,
  gives: answer(
    Client.extend({
      mandates: z.array(Mandate),
      may: z.array(z.enum(clientMoves)),
      history: z.array(z.object({ what: z.string(), by: z.string().nullable(), at: moment })),
    }),
  ),
  refuses: ['not_found'],
  refreshedBy: live,
})
export const saveClient = put('/page/clients/{client}', {
  summary: 'Change a client; what was agreed for placements stays as it was',
  who: may,
  takes: { ...client, version, ...clientFields },
  gives: answer(Client),
  refuses: [...refusals, 'changed_meanwhile'],
})
export const moveClient = post('/page/clients/{client}/moves', {
  summary: 'Pause a client, go on with it, or end it; its open jobs close with it',
  who: may,
  takes: { ...client, move: z.enum(clientMoves) },
  gives: answer(Client),
  refuses: ['not_found', 'client_state', 'client_known'],
})

export const listMandates = get('/page/mandates', {
  summary: 'Jobs of clients, the latest first, by client and state',
  who: may,
  takes: {
    client: z.uuid().optional(),
    state: z.enum(mandateStates).optional().catch(undefined),
    cursor: idCursor,
  },
  gives: page(Mandate),
  refuses: ['invalid'],
  refreshedBy: live,
})
export const addMandate = post('/page/clients/{client}/mandates', {
  summary:
    'Add a job of a client: an own advert for it, one of the client’s that the agency is invited to, or one that is not advertised here',
  who: may,
  takes: { ...client, ...mandateFields },
  gives: answer(Mandate),
  refuses: ['not_found', 'invalid', 'mandate_known', 'client_state'],
  status: 201,
  limit: { times: 300, seconds: 3600 },
})
export const saveMandate = put('/page/mandates/{mandate}', {
  summary: 'Change a job of a client',
  who: may,
  takes: { ...mandate, version, ...mandateFields },
  gives: answer(Mandate),
  refuses: ['not_found', 'invalid', 'mandate_known', 'changed_meanwhile'],
})
export const moveMandate = post('/page/mandates/{mandate}/moves', {
  summary: 'Hold a job of a client, go on, fill it, or close it: whoever is still under way gets an answer',
  who: may,
  takes: { ...mandate, move: z.enum(mandateMoves) },
  gives: answer(Mandate),
  refuses: ['not_found', 'mandate_state', 'client_state'],
})
