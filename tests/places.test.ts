import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listClients } from '#features/agencies/clients/contract.ts'
import { listAppeals } from '#features/agencies/disputes/contract.ts'
import { listExternalJobs } from '#features/agencies/external-recruiters/contract.ts'
import { listPlacements } from '#features/agencies/placements/contract.ts'
import { showPipeline } from '#features/agencies/submissions/contract.ts'
import { editProfile } from '#features/companies/page-profile/contract.ts'
import { listMembers } from '#features/companies/team/contract.ts'
import { check } from '#features/front/session/contract.ts'
import { today } from '#features/front/workspace/contract.ts'
import { showReport } from '#features/hiring/insight/report-contract.ts'
import { listInterviews } from '#features/hiring/interviews/contract.ts'
import { countOffers, listOffers } from '#features/hiring/offers/contract.ts'
import { myTasks } from '#features/hiring/pipeline/team-contract.ts'
import { listGroups } from '#features/jobs/job-groups/contract.ts'
import { listPageJobs } from '#features/jobs/page-jobs/contract.ts'
import { listEntries, showBalances, showBooks } from '#features/money/ledger/contract.ts'
import { listAllOrders, listSellers } from '#features/money/orders/admin-contract.ts'
import { listVersions } from '#features/money/prices/contract.ts'
import { listProducts } from '#features/money/products/contract.ts'
import { listVouchers } from '#features/money/vouchers/contract.ts'
import { listDayReviews, listOwnDays } from '#features/open-days/open-days/team-contract.ts'
import { listBounced } from '#features/people/mail-bounces/contract.ts'
import { listArticles } from '#features/site/articles/contract.ts'
import { listBanners } from '#features/site/banners/contract.ts'
import { listBrands } from '#features/site/brands/contract.ts'
import { adminLists } from '#features/site/lookups/contract.ts'
import { listSwitches } from '#features/site/switches/contract.ts'
import { showTraffic } from '#features/site/traffic/contract.ts'
import { readOccupationNames } from '#features/site/understanding/contract.ts'
import { listDrops } from '#features/sourcing/cv-drops/team-contract.ts'
import * as formatting from '#features/sourcing/cv-formatting/contract.ts'
import * as cvSearch from '#features/sourcing/cv-search/contract.ts'
import { listImported } from '#features/sourcing/imports/contract.ts'
import { listPool } from '#features/sourcing/pool/contract.ts'
import { listCompanies } from '#features/staff/agents/contract.ts'
import { listAudit } from '#features/staff/audit/contract.ts'
import { listCases } from '#features/staff/cases/contract.ts'
import { findAnything } from '#features/staff/finding/contract.ts'
import { listReviews } from '#features/staff/moderation/contract.ts'
import { listNewsletters } from '#features/staff/newsletters/contract.ts'
import { showOperation } from '#features/staff/operation/contract.ts'
import { listPages } from '#features/staff/page-checks/contract.ts'
import { listQueues } from '#features/staff/queues/contract.ts'
import { listReferrals } from '#features/staff/referrals/contract.ts'
import { showRetention } from '#features/staff/retention/contract.ts'
import { listStaff } from '#features/staff/roles/contract.ts'
import { listRules } from '#features/staff/screening-rules/contract.ts'
import { listThreads } from '#features/talk/threads/contract.ts'
import { countThreads } from '#features/talk/threads/count-contract.ts'
import { placeAt, placesFor } from '#frame/places.ts'
import { isStaffPlace, placesOfStaff } from '#frame/places-of-staff.ts'
import type { Session } from '#frame/read-session.ts'
import type { Call } from '#platform/shared/contract.ts'
import { type PageRole, pageRoles, rolesWith } from './rights.ts'
import { type StaffRole, staffRightFor, staffRoles, staffWith } from './staff-rights.ts'
import { anAgency } from './world/agency.ts'
import { aColleague } from './world/colleagues.ts'
import { anApplication, aStaffMember } from './world/people.ts'
import { aSite } from './world/site.ts'
import type { Visitor } from './world/visitor.ts'

/** What each entry of the rail asks for first, and the right that the product describes for it; `money` reads no report. */
const entries: Record<string, { right: string; calls: Call[]; not?: PageRole[] }> = {
  '/page': { right: 'page.read', calls: [today] },
  '/page/external-jobs': { right: 'job.bring', calls: [listExternalJobs] },
  '/page/jobs': { right: 'job.read', calls: [listPageJobs] },
  '/cv-search': { right: 'cv.search', calls: [cvSearch.searchCvs] },
  '/page/messages': { right: 'page.read', calls: [listThreads, countThreads] },
  '/page/open-days': { right: 'page.read', calls: [listOwnDays] },
  '/page/drops': { right: 'drop.answer', calls: [listDrops] },
  '/page/candidates': { right: 'import', calls: [listImported] },
  '/page/pool': { right: 'drop.answer', calls: [listPool] },
  '/page/tasks': { right: 'applicant.read', calls: [myTasks] },
  '/page/interviews': { right: 'applicant.read', calls: [listInterviews] },
  '/page/profile': { right: 'page.edit', calls: [editProfile] },
  '/page/offers': { right: 'offer.propose', calls: [listOffers, countOffers] },
  '/page/job-groups': { right: 'job.read', calls: [listGroups] },
  '/page/formatted-cvs': { right: 'applicant.read', calls: [formatting.listFormattable, formatting.listBatches] },
  '/page/reports': { right: 'report.read', calls: [showReport], not: ['billing'] },
  '/page/balance': { right: 'spend', calls: [showBalances, listEntries] },
  '/page/team': { right: 'page.read', calls: [listMembers] },
}

/** What those who recruit for others have besides. */
const agencyEntries: typeof entries = {
  '/page/clients': { right: 'submission', calls: [listClients] },
  '/page/submissions': { right: 'submission', calls: [showPipeline] },
  '/page/placements': { right: 'submission', calls: [listPlacements] },
}

const site = await aSite()
const { employer, job } = await anApplication(site)
const people = new Map<PageRole, Visitor>([['owner', employer.visitor]])
for (const role of pageRoles)
  if (role !== 'owner') people.set(role, (await aColleague(site, employer.page.id, role, job)).visitor)

const railOf = async (visitor: Visitor) => {
  const session = await visitor.call(check, {})
  return placesFor(session)
    .flatMap(({ places }) => places.map(({ href }) => href))
    .filter((href) => href === '/cv-search' || href === '/page' || href.startsWith('/page/'))
}

test('those who hire begin with a company page, candidates with their own place', () => {
  const railOf = (account_type: string) =>
    placesFor({
      may: [],
      pages: [],
      staff_may: [],
      staff_roles: [],
      display: { account_type },
    } as unknown as Session).flatMap(({ places }) => places.map(({ href }) => href))
  for (const kind of ['employer', 'agency', 'freelance'])
    assert.deepEqual(railOf(kind), ['/my-pages/new', '/companies', '/messages', '/connections', '/my-pages'])
  assert.equal(railOf('candidate')[0], '/home')
  assert.ok(!railOf('candidate').includes('/my-pages/new'))
})

test('staff without a company sees the queues of the site, and nothing of a company', () => {
  const railOf = (role: StaffRole) =>
    placesFor({
      ...{ may: [], pages: [], staff_roles: [role], display: { account_type: 'employer' } },
    } as unknown as Session).flatMap(({ places }) => places.map(({ href }) => href))
  for (const role of staffRoles) assert.deepEqual(railOf(role), ['/admin', '/messages'])
})

/** The first call behind each place of the site's own people. */
const staffEntries: Record<string, Call> = {
  '/admin': listQueues,
  '/admin/find': findAnything,
  '/admin/reviews': listReviews,
  '/admin/cases': listCases,
  '/admin/pages': listPages,
  '/admin/companies': listCompanies,
  '/admin/messages': countThreads,
  '/admin/open-days': listDayReviews,
  '/admin/disputes': listAppeals,
  '/admin/bounced-addresses': listBounced,
  '/admin/orders': listAllOrders,
  '/admin/ledger': showBooks,
  '/admin/products': listProducts,
  '/admin/prices': listVersions,
  '/admin/sellers': listSellers,
  '/admin/vouchers': listVouchers,
  '/admin/referrals': listReferrals,
  '/admin/traffic': showTraffic,
  '/admin/articles': listArticles,
  '/admin/banners': listBanners,
  '/admin/newsletters': listNewsletters,
  '/admin/switches': listSwitches,
  '/admin/brands': listBrands,
  '/admin/screening-rules': listRules,
  '/admin/lookups': adminLists,
  '/admin/occupation-names': readOccupationNames,
  '/admin/work': showOperation,
  '/admin/audit': listAudit,
  '/admin/retention': showRetention,
  '/admin/staff': listStaff,
}

test('the site’s own people see the places their roles are for, and none that ends at a closed door', async () => {
  for (const role of staffRoles) {
    const { visitor } = await aStaffMember(site, role)
    const groups = placesOfStaff(await visitor.call(check, {}))
    const rail = groups.flatMap(({ places }) => places.map(({ href }) => href)).filter(isStaffPlace)
    const expected = Object.entries(staffEntries).flatMap(([href, call]) => {
      const right = href === '/admin/messages' ? 'staff.support.answer' : staffRightFor(`${call.method} ${call.path}`)
      return staffWith.get(right ?? '')?.has(role) ? [href] : []
    })
    assert.deepEqual(rail.toSorted(), expected.toSorted(), role)
    for (const href of rail) {
      const call = staffEntries[href] as Call
      const { statusCode, body } = await visitor.ask(call, { q: 'test' })
      assert.equal(statusCode, 200, `${role} at ${href}: ${call.path} answered ${statusCode} ${body.slice(0, 200)}`)
    }
  }
})

test('one is at one place only: the nearest above the address', () => {
  const hrefs = ['/page', '/page/jobs', '/page/offers', '/my-pages', '/my-pages/new']
  for (const [pathname, place] of [
    ['/my-pages/new', '/my-pages/new'],
    ['/my-pages', '/my-pages'],
    ['/page/offers/letters', '/page/offers'],
    ['/page', '/page'],
    ['/page/unlisted', undefined],
  ] as const)
    assert.equal(placeAt(pathname, hrefs), place)
})

test('each role sees those entries of the rail that its rights are for, and none that ends at a closed door', async () => {
  for (const [role, visitor] of people) {
    const rail = await railOf(visitor)
    const expected = Object.entries(entries).flatMap(([href, { right, not = [] }]) =>
      rolesWith.get(right)?.has(role) && !not.includes(role) ? [href] : [],
    )
    assert.deepEqual(rail.toSorted(), expected.toSorted(), role)
    for (const href of rail)
      for (const call of entries[href]?.calls ?? []) {
        const { statusCode, body } = await visitor.ask(call, {})
        assert.equal(statusCode, 200, `${role} at ${href}: ${call.path} answered ${statusCode} ${body.slice(0, 200)}`)
      }
  }
})

test('an agency begins with its clients, and keeps all that its rights are for', async () => {
  const agency = await anAgency(site)
  const rail = await railOf(agency.visitor)
  assert.deepEqual(rail.slice(0, 3), ['/page', '/page/clients', '/page/submissions'])
  const own = Object.entries(entries).flatMap(([href, { right }]) => (rolesWith.get(right)?.has('owner') ? [href] : []))
  assert.deepEqual(rail.toSorted(), [...own, ...Object.keys(agencyEntries)].toSorted())
  for (const { calls } of Object.values(agencyEntries))
    for (const call of calls) assert.equal((await agency.visitor.ask(call, {})).statusCode, 200, call.path)
})

test('nobody without the right to put people forward sees clients', async () => {
  const agency = await anAgency(site)
  const { visitor } = await aColleague(site, agency.page.id, 'analyst')
  assert.ok(!(await railOf(visitor)).some((href) => href in agencyEntries))
})
