import { z } from 'zod'
import { staff } from '#features/site/staff-rights/permissions.ts'
import { answer, del, done, get, page as list, post, put } from '#platform/shared/contract.ts'
import { calendarDay, idCursor, lookupId, moment, prose } from '#platform/shared/fields.ts'
import { agentLists, callOutcomes } from './rules.ts'

const who = staff('staff.agent.work')
const refreshedBy = ['page.helped', 'page.called', 'page.proposed', 'agent.territory_set', 'page.checked', 'page.moved']
const limit = { times: 300, seconds: 3600, per: 'account' as const }
const page = z.uuid()

const Company = z.object({
  id: z.string(),
  name: z.string(),
  state: z.string(),
  country: z.string(),
  phone: z.string().nullable(),
  live_jobs: z.number(),
  checked: z.boolean(),
  follow_up_on: z.string().nullable(),
  proposed: z.boolean(),
  last_call: z.object({ outcome: z.enum(callOutcomes), at: moment }).nullable(),
})
export type HelpedCompany = z.output<typeof Company>

export const listCompanies = get('/admin/companies', {
  summary: 'Companies an agent helps, those to follow up today, or those of the territory that nobody helps yet',
  who,
  takes: { show: z.enum(agentLists).default('mine').catch('mine'), cursor: idCursor },
  gives: list(Company),
  refreshedBy,
})

export const showNumbers = get('/admin/companies/numbers', {
  summary: 'An agent’s own numbers of the last thirty days, the countries and cities of the territory, and referrals',
  who,
  gives: answer(
    z.object({
      helped: z.number(),
      due: z.number(),
      calls: z.number(),
      reached: z.number(),
      checked: z.number(),
      registered: z.number(),
      rewarded: z.number(),
      link: z.string(),
      countries: z.array(z.string()),
      cities: z.array(z.string()),
    }),
  ),
  refreshedBy,
})

export const showHelp = get('/admin/companies/{page}', {
  summary: 'Which agent helps a company, the calls, and what the agent proposes',
  who: staff('staff.page.read'),
  takes: { page },
  gives: answer(
    z.object({
      agent: z.object({ name: z.string(), me: z.boolean() }).nullable(),
      follow_up_on: z.string().nullable(),
      proposal: z.object({ words: z.string(), at: moment }).nullable(),
      calls: z.array(
        z.object({
          id: z.string(),
          by: z.string().nullable(),
          outcome: z.enum(callOutcomes),
          note: z.string(),
          at: moment,
        }),
      ),
    }),
  ),
  refuses: ['not_found'],
  refreshedBy,
})

export const takeCompany = post('/admin/companies/{page}/taking', {
  summary: 'Help a company from now on; who helps it decides nothing about it. Twice is once',
  who,
  takes: { page },
  gives: done,
  refuses: ['not_found', 'helped_by_other', 'own_work'],
  limit,
})

export const leaveCompany = del('/admin/companies/{page}/taking', {
  summary: 'Let a company go, so that others may help it; its calls stay',
  who,
  takes: { page },
  gives: done,
  refuses: ['not_found', 'not_helped_by_you'],
  limit,
})

export const addCall = post('/admin/companies/{page}/calls', {
  summary: 'Write down a call to a company, and the day of the next one',
  who,
  takes: {
    page,
    outcome: z.enum(callOutcomes),
    note: prose(1000).default(''),
    follow_up_on: calendarDay.nullable().default(null),
  },
  gives: done,
  refuses: ['not_found', 'not_helped_by_you', 'invalid'],
  status: 201,
  limit,
})

export const proposePage = post('/admin/companies/{page}/proposal', {
  summary: 'Say what one found of a company; somebody else decides',
  who,
  takes: { page, found: prose(1000, 3) },
  gives: done,
  refuses: ['not_found', 'not_helped_by_you'],
  status: 201,
  limit,
})

export const listAgents = get('/admin/agents', {
  summary: 'Agents with their countries, cities and numbers of the last thirty days',
  who: staff('staff.role.give'),
  gives: answer(
    z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        countries: z.array(z.object({ id: z.number(), name: z.string() })),
        cities: z.array(z.object({ id: z.number(), name: z.string() })),
        helped: z.number(),
        calls: z.number(),
      }),
    ),
  ),
  refreshedBy: [...refreshedBy, 'staff.role_changed'],
})

export const setTerritory = put('/admin/agents/{user}/countries', {
  summary: 'Say in which whole countries and in which cities besides an agent works; none at all is everywhere',
  who: staff('staff.role.give'),
  takes: {
    user: z.uuid(),
    countries: z.array(z.coerce.number().int()).max(50),
    cities: z.array(lookupId).max(200).default([]),
  },
  gives: done,
  refuses: ['not_found', 'invalid'],
  limit,
})
