import type { StaffCapability } from '#features/site/staff-rights/permissions.ts'
import type { Group, Place } from './place.ts'
import type { Session } from './read-session.ts'

type StaffPlace = Place & { needs: StaffCapability }

export const staffHome: StaffPlace = { href: '/admin', key: 'staffHome', icon: 'home', needs: 'staff.home' }

/** The places of the site's own people, each with what one must be able to do there. */
const groups: { title: string | null; places: StaffPlace[] }[] = [
  {
    title: null,
    places: [
      staffHome,
      { href: '/admin/reviews', key: 'reviews', icon: 'shield', needs: 'staff.job.review' },
      { href: '/admin/cases', key: 'complaints', icon: 'flag', needs: 'staff.complaint.decide' },
      { href: '/admin/pages', key: 'pages', icon: 'building', needs: 'staff.page.read' },
      { href: '/admin/companies', key: 'agentCompanies', icon: 'phone', needs: 'staff.agent.work' },
      { href: '/admin/messages', key: 'supportMessages', icon: 'chat', needs: 'staff.support.answer' },
      { href: '/admin/find', key: 'find', icon: 'search', needs: 'staff.find' },
      { href: '/admin/open-days', key: 'openDayReviews', icon: 'calendar', needs: 'staff.openday.review' },
      { href: '/admin/disputes', key: 'disputes', icon: 'scale', needs: 'staff.dispute.settle' },
      { href: '/admin/bounced-addresses', key: 'bounced', icon: 'mail', needs: 'staff.bounce.lift' },
    ],
  },
  {
    title: 'money',
    places: [
      { href: '/admin/orders', key: 'orders', icon: 'file', needs: 'staff.order.read' },
      { href: '/admin/ledger', key: 'ledger', icon: 'coin', needs: 'staff.money.move' },
      { href: '/admin/products', key: 'products', icon: 'columns', needs: 'staff.price.set' },
      { href: '/admin/prices', key: 'prices', icon: 'tag', needs: 'staff.price.set' },
      { href: '/admin/sellers', key: 'sellers', icon: 'scale', needs: 'staff.price.set' },
      { href: '/admin/vouchers', key: 'vouchers', icon: 'ticket', needs: 'staff.voucher.make' },
      { href: '/admin/referrals', key: 'referrals', icon: 'share', needs: 'staff.referral.decide' },
    ],
  },
  {
    title: 'admin',
    places: [
      { href: '/admin/traffic', key: 'traffic', icon: 'chart', needs: 'staff.visit.read' },
      { href: '/admin/articles', key: 'articles', icon: 'file', needs: 'staff.content.edit' },
      { href: '/admin/banners', key: 'banners', icon: 'info', needs: 'staff.content.edit' },
      { href: '/admin/newsletters', key: 'newsletters', icon: 'mail', needs: 'staff.newsletter.send' },
      { href: '/admin/screening-rules', key: 'screeningRules', icon: 'filters', needs: 'staff.rule.edit' },
      { href: '/admin/lookups', key: 'lookups', icon: 'list', needs: 'staff.lookup.edit' },
      { href: '/admin/occupation-names', key: 'occupationNames', icon: 'search', needs: 'staff.lookup.edit' },
      { href: '/admin/switches', key: 'switches', icon: 'settings', needs: 'staff.switch.set' },
      { href: '/admin/brands', key: 'brands', icon: 'sun', needs: 'staff.switch.set' },
      { href: '/admin/work', key: 'work', icon: 'settings', needs: 'staff.work.watch' },
      { href: '/admin/audit', key: 'audit', icon: 'shield', needs: 'staff.audit.read' },
      { href: '/admin/retention', key: 'retention', icon: 'archive', needs: 'staff.retention.watch' },
      { href: '/admin/staff', key: 'staffMembers', icon: 'users', needs: 'staff.role.give' },
    ],
  },
]

export const isStaff = ({ staff_roles }: Session): boolean => staff_roles.length > 0

/** Whether an address is one of the site's own people's. */
export const isStaffPlace = (pathname: string): boolean => pathname === '/admin' || pathname.startsWith('/admin/')

/** Where these roles may go, and the way back to one's own. */
export function placesOfStaff({ staff_may }: Session): Group[] {
  const open = groups.map(({ title, places }) => ({
    title,
    places: places.filter(({ needs }) => staff_may.includes(needs)),
  }))
  const own: Group = { title: 'mine', places: [{ href: '/messages', key: 'ownMessages', icon: 'user' }] }
  return [...open, own].filter(({ places }) => places.length > 0)
}
