/**
 * Who of the site's own people may do what, written down a second time from the description of their work and not from the product:
 * a slip in the product's own table, or a call under the wrong right, shows as a difference from this one.
 */
export const staffRoles = ['super', 'reviewer', 'support', 'finance', 'content', 'agent'] as const
export type StaffRole = (typeof staffRoles)[number]

/** A line per right, a mark per role in the order above: ● yes, · no. */
const described = `
  staff.home            ● ● ● ● ● ●
  staff.find            ● ● ● ● ● ●
  staff.job.review      ● ● · · · ·
  staff.complaint.decide ● ● · · · ·
  staff.appeal.decide   ● ● · · · ·
  staff.rule.edit       ● ● · · · ·
  staff.rule.publish    ● · · · · ·
  staff.openday.review  ● ● · · · ·
  staff.dispute.settle  ● ● · · · ·
  staff.page.read       ● ● ● · · ●
  staff.page.check      ● ● · · · ●
  staff.agent.work      ● · · · · ●
  staff.support.answer  ● · ● · · ·
  staff.bounce.lift     ● · ● · · ·
  staff.person.read     ● ● ● · · ·
  staff.person.act      ● · ● · · ·
  staff.person.guise    ● · ● · · ·
  staff.order.read      ● · ● ● · ·
  staff.money.move      ● · · ● · ·
  staff.price.set       ● · · ● · ·
  staff.voucher.make    ● · · ● · ·
  staff.referral.decide ● · · ● · ·
  staff.lookup.edit     ● · · · ● ·
  staff.content.edit    ● · · · ● ·
  staff.newsletter.send ● · · · ● ·
  staff.visit.read      ● · · · ● ·
  staff.role.give       ● · · · · ·
  staff.switch.set      ● · · · · ·
  staff.work.watch      ● · · · · ·
  staff.audit.read      ● · · · · ·
  staff.retention.watch ● · · · · ·
`

export const staffWith: ReadonlyMap<string, ReadonlySet<StaffRole>> = new Map(
  described
    .trim()
    .split('\n')
    .map((line) => {
      const [right = '', ...marks] = line.trim().split(/\s+/)
      return [right, new Set(staffRoles.filter((_, at) => marks[at] === '●'))] as const
    }),
)

/** The right that a call of the site's own people needs; the first line that fits its method and path says it. */
const needed: readonly [RegExp, string][] = [
  [/\/admin\/queues/, 'staff.home'],
  [/\/admin\/find/, 'staff.find'],
  [/^GET \/admin\/jobs/, 'staff.page.read'],
  [/\/admin\/(?:job-reviews|jobs)/, 'staff.job.review'],
  [/^POST \/admin\/screening-rules\/publish$/, 'staff.rule.publish'],
  [/\/admin\/screening-rules/, 'staff.rule.edit'],
  [/\/admin\/patterns/, 'staff.person.read'],
  [/\/admin\/cases/, 'staff.complaint.decide'],
  [/\/admin\/case-appeals/, 'staff.appeal.decide'],
  [/\/admin\/open-days/, 'staff.openday.review'],
  [/\/admin\/disputes/, 'staff.dispute.settle'],
  [/^POST \/admin\/pages\/\{page\}\/ledger$/, 'staff.money.move'],
  [/^GET \/admin\/pages/, 'staff.page.read'],
  [/^POST \/admin\/pages/, 'staff.page.check'],
  [/^GET \/admin\/companies\/\{page\}$/, 'staff.page.read'],
  [/\/admin\/companies/, 'staff.agent.work'],
  [/\/admin\/agents/, 'staff.role.give'],
  [/\/support-threads/, 'staff.support.answer'],
  [/\/admin\/bounced/, 'staff.bounce.lift'],
  [/\/admin\/people\/\{user\}\/guise/, 'staff.person.guise'],
  [/\/erasure/, 'staff.person.act'],
  [/\/merges?(?:\/|$)/, 'staff.person.act'],
  [/^GET \/admin\/people/, 'staff.person.read'],
  [/\/admin\/people/, 'staff.person.act'],
  [/^GET \/admin\/orders/, 'staff.order.read'],
  [/\/admin\/(?:orders|ledger)/, 'staff.money.move'],
  [/\/admin\/(?:prices|products|sellers|tax-rates)/, 'staff.price.set'],
  [/\/admin\/vouchers/, 'staff.voucher.make'],
  [/\/admin\/referrals/, 'staff.referral.decide'],
  [/\/admin\/(?:lookups|occupation-names)/, 'staff.lookup.edit'],
  [/\/admin\/(?:articles|banners)/, 'staff.content.edit'],
  [/\/admin\/newsletters/, 'staff.newsletter.send'],
  [/\/admin\/(?:switches|brands)/, 'staff.switch.set'],
  [/\/admin\/(?:visits|traffic)/, 'staff.visit.read'],
  [/\/admin\/staff/, 'staff.role.give'],
  [/\/admin\/work/, 'staff.work.watch'],
  [/\/admin\/audit/, 'staff.audit.read'],
  [/\/admin\/(?:retention|holds)/, 'staff.retention.watch'],
]

/** The right a call should ask for; undefined where nobody has written it down yet. */
export const staffRightFor = (call: string): string | undefined => needed.find(([pattern]) => pattern.test(call))?.[1]
