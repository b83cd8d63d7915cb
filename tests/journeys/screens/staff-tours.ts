import type { Person } from '../people.ts'
import { firstOf, persona } from './facts.ts'
import type { Tour } from './tour.ts'

async function pageFacts(person: Person | null) {
  if (!person) throw new Error('nobody is signed in')
  return { page: (await firstOf(person, '/admin/pages?queue=active')).id }
}

async function reviewFacts(person: Person | null) {
  const facts = await pageFacts(person)
  const order = (await firstOf(person as Person, '/admin/orders?state=fulfilled')).id
  const batch = (await firstOf(person as Person, '/admin/vouchers')).id
  const thread = (await firstOf(person as Person, '/threads?as=staff')).id
  const { job } = await firstOf<{ job: string }>(person as Person, '/admin/job-reviews?show=decided')
  const found = await firstOf<{ items: { id: string }[] }>(person as Person, '/admin/find?q=Priya Nair')
  return {
    ...{ ...facts, job },
    person: found.items[0]?.id ?? '',
    newsletters: (await (person as Person).get<{ data: { id: string }[] }>('/admin/newsletters')).data.map(
      ({ id }) => id,
    ),
    article: (await firstOf(person as Person, '/admin/articles')).id,
    batch,
    order,
    thread,
    review: (await firstOf(person as Person, '/admin/job-reviews')).id,
    open: (await firstOf(person as Person, '/admin/cases')).id,
    appealed: (await firstOf(person as Person, '/admin/cases?show=appeals')).id,
  }
}

const home = {
  admin: () => ['/admin', '/admin?show=mine'],
  'admin/find': () => '/admin/find?q=demo.masar.example',
}

const checks = {
  'admin/companies': () => ['/admin/companies', '/admin/companies?show=free'],
  'admin/pages': () => ['/admin/pages', '/admin/pages?queue=pending'],
  'admin/pages/:page': ({ page }: { page: string }) => `/admin/pages/${page}`,
}

/** The site's admin. */
export const admin: Tour<Awaited<ReturnType<typeof reviewFacts>>> = {
  on: 'demo',
  as: () => persona('admin'),
  facts: reviewFacts,
  stops: {
    ...home,
    ...checks,
    'admin/people/:user': ({ person }) => `/admin/people/${person}`,
    'admin/jobs/:job': ({ job }) => `/admin/jobs/${job}`,
    'admin/work': () => '/admin/work',
    'admin/audit': () => '/admin/audit',
    'admin/retention': ({ person }) => ['/admin/retention', `/admin/retention?kind=person&thing=${person}`],
    'admin/staff': () => '/admin/staff',
    'admin/bounced-addresses': () => '/admin/bounced-addresses',
    'admin/messages/:thread?': ({ thread }) => ['', `/${thread}`].map((more) => `/admin/messages${more}`),
    'admin/screening-rules': () => ['/admin/screening-rules', '/admin/screening-rules?language=ar'],
    'admin/cases': () => ['/admin/cases', '/admin/cases?show=appeals', '/admin/cases?show=decided'],
    'admin/cases/:case': ({ open, appealed }) => [open, appealed].map((id) => `/admin/cases/${id}`),
    'admin/disputes': () => '/admin/disputes',
    'admin/reviews': () => ['/admin/reviews', '/admin/reviews?show=edits'],
    'admin/reviews/:review': ({ review }) => `/admin/reviews/${review}`,
    'admin/open-days': () => '/admin/open-days',
    'admin/articles': () => '/admin/articles',
    'admin/articles/:article': ({ article }) => `/admin/articles/${article}`,
    'admin/banners': () => '/admin/banners',
    'admin/newsletters': () => '/admin/newsletters',
    'admin/newsletters/:newsletter': ({ newsletters }) => newsletters.map((id) => `/admin/newsletters/${id}`),
    'admin/switches': () => '/admin/switches',
    'admin/brands': () => '/admin/brands',
    'admin/traffic': () => '/admin/traffic',
    'admin/lookups': () => ['/admin/lookups?list=position&q=nurse', '/admin/lookups?list=city&q=dubai'],
    'admin/occupation-names': () => '/admin/occupation-names',
    'admin/orders': () => ['/admin/orders', '/admin/orders?q=nobody'],
    'admin/orders/:order': ({ order }) => `/admin/orders/${order}`,
    'admin/products': () => '/admin/products',
    'admin/sellers': () => '/admin/sellers',
    'admin/vouchers': () => '/admin/vouchers',
    'admin/vouchers/:batch': ({ batch }) => `/admin/vouchers/${batch}`,
    'admin/referrals': () => '/admin/referrals',
    'admin/prices': () => '/admin/prices',
    'admin/ledger': ({ page }) => `/admin/ledger?page=${page}`,
  },
}

/** An agent, who only looks at companies. */
export const agent: Tour<Awaited<ReturnType<typeof pageFacts>>> = {
  on: 'demo',
  speaks: 'ar',
  as: () => persona('agent'),
  facts: pageFacts,
  stops: { ...home, ...checks },
}
