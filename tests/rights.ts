/**
 * Who may do what on a company page, written down a second time from the product's description and not from the product:
 * a slip in the product's own table, or a call under the wrong right, shows as a difference from this one.
 */
export const pageRoles = [
  'owner',
  'admin',
  'recruiter',
  'hiring_manager',
  'interviewer',
  'content_editor',
  'billing',
  'analyst',
  'external_recruiter',
] as const
export type PageRole = (typeof pageRoles)[number]

/** A line per right, a mark per role in the order above: ● yes, · no. */
const described = `
  page.read         ● ● ● ● ● ● ● ● ·
  page.edit         ● ● · · · ● · · ·
  page.gallery      ● ● · · · ● · · ·
  page.members      ● ● · · · · · · ·
  page.close        ● · · · · · · · ·
  page.transfer     ● · · · · · · · ·
  job.read          ● ● ● ● ● ● ● ● ·
  job.write         ● ● ● ● · · · · ·
  job.publish       ● ● ● · · · · · ·
  job.bring         · · · · · · · · ●
  job.promote       ● ● ● · · ● · · ·
  billing           ● ● · · · · ● · ·
  spend             ● ● ● · · · ● · ·
  applicant.count   ● ● ● ● ● · · ● ·
  applicant.read    ● ● ● ● ● · · · ·
  applicant.move    ● ● ● ● · · · · ·
  applicant.message ● ● ● ● · · · · ·
  applicant.note    ● ● ● ● ● · · · ·
  scorecard.read    ● ● ● ● · · · · ·
  offer.make        ● ● · · · · · · ·
  offer.propose     ● ● ● ● · · · · ·
  cv.search         ● ● ● · · · · · ·
  cv.unlock         ● ● ● · · · · · ·
  import            ● ● ● · · · · · ·
  submission        ● ● ● · · · · · ·
  drop.answer       ● ● ● · · · · · ·
  openday.manage    ● ● ● · · · · · ·
  openday.staff     ● ● ● ● ● · · · ·
  openday.texts     ● ● ● · · ● · · ·
  openday.report    ● ● ● · · · · ● ·
  data.export       ● ● · · · · · · ·
  report.read       ● ● ● ● · ● ● ● ·
`

export const rolesWith: ReadonlyMap<string, ReadonlySet<PageRole>> = new Map(
  described
    .trim()
    .split('\n')
    .map((line) => {
      const [right = '', ...marks] = line.trim().split(/\s+/)
      return [right, new Set(pageRoles.filter((_, at) => marks[at] === '●'))] as const
    }),
)

/** The right that a call of a company page needs; the first line that fits its method and path says it. */
const needed: readonly [RegExp, string][] = [
  [/^GET \/page\/(?:email|profile|members|checks|today|prices)$/, 'page.read'],
  [/^(?:PUT|POST) \/page\/(?:email|profile|checks)(?:\/\w+)?$/, 'page.edit'],
  [/^PUT \/page\/gallery$/, 'page.gallery'],
  [/\/page\/closing$/, 'page.close'],
  [/^POST \/page\/ownership$/, 'page.transfer'],
  [/\/page\/(?:members|recruiters|join-requests|invitations|team-history|spending-limits)/, 'page.members'],
  // money
  [/^GET \/page\/(?:balances|ledger|plans|invite$)/, 'spend'],
  [/\/page\/(?:billing|orders|plans)/, 'billing'],
  [/^POST \/page\/promotions/, 'job.promote'],
  // numbers
  [/^GET \/page\/report(?:\/|$)/, 'report.read'],
  [/^GET \/page\/job-groups\/\{group\}\/numbers$/, 'applicant.count'],
  [/applicants\.(?:csv|xlsx)$/, 'data.export'],
  // offers
  [/^POST \/page\/offers\/\{offer\}\/(?:approval|changes|sending)$/, 'offer.make'],
  [/^PUT \/page\/offer-texts/, 'offer.make'],
  [/\/page\/offer-texts|\/page\/offers|\/offers$|\/letter-preview$/, 'offer.propose'],
  // talking
  [/\/open-days\/\{day\}\/lobby\/messages/, 'openday.staff'],
  [/message/, 'applicant.message'],
  // interviews, and the day they stand in
  [/^GET \/page\/today\/day$/, 'applicant.read'],
  [/^GET \/page\/(?:interviews|interview-week|applications\/\{application\}\/interviews)$/, 'applicant.read'],
  [/interview/, 'applicant.move'],
  // what the team says of an applicant
  [/^(?:POST|PUT|DELETE) \/page\/applications\/\{application\}\/(?:tags|notes|scorecard|tasks)/, 'applicant.note'],
  // why somebody is not selected, in the words of the page
  [/^GET \/page\/reject-reasons$/, 'applicant.read'],
  [/^GET \/page\/applications\/\{application\}\/(?:rejections\/\{reason\}|told\/\{stage\})$/, 'applicant.read'],
  [/\/page\/reject-reasons/, 'applicant.message'],
  // moving
  [/^POST \/page\/applications\/\{application\}\/duplicate/, 'applicant.move'],
  [/^GET \/page\/applications\/\{application\}\/duplicate$/, 'applicant.read'],
  [/^POST \/page\/applications\/\{application\}\/(?:stage|undo-move)$/, 'applicant.move'],
  [/^POST \/page\/batches\/\{batch\}\/undo$/, 'applicant.move'],
  [/^PUT \/page\/jobs\/\{job\}\/criteria$|^POST \/page\/jobs\/\{job\}\/answers$/, 'applicant.move'],
  // recruiting for others, and as a guest
  [/\/page\/external-/, 'job.bring'],
  [/\/page\/(?:agencies$|jobs\/\{job\}\/(?:external-)?recruiters)/, 'job.publish'],
  [/\/page\/(?:placement-invoices|placements\/\{placement\}\/invoices)/, 'billing'],
  [
    /\/page\/(?:placements|commission|clients|mandates|submittable|submission|packets|job-invitations|desk)/,
    'submission',
  ],
  // how a job is worked on
  [/^PUT \/page\/jobs\/\{job\}\/(?:stages|team)$|^POST \/page\/jobs\/\{job\}\/anonymous$/, 'job.publish'],
  // people without an application, for a job
  [/^POST \/page\/jobs\/\{job\}\/applicants\/by-hand$/, 'import'],
  [/^GET \/page\/jobs\/\{job\}\/invitations$|^POST \/page\/jobs\/\{job\}\/applicants$/, 'drop.answer'],
  // looking at applicants
  [
    /\/page\/(?:applications|formattable-cvs|formatted-cvs|board-views|batches|tasks)|\/page\/jobs\/\{job\}\/(?:board|applicants|filter-choices|watchers|batches|pipeline|waiting)/,
    'applicant.read',
  ],
  // conversations: colleagues among themselves, and whoever writes to applicants
  [/^POST \/page\/chat-groups$/, 'page.read'],
  [/\/page\/job-groups\/\{group\}\/chat-group$/, 'applicant.message'],
  [/\/page\/people\/\{person\}\/(?:messages|look)$/, 'applicant.message'],
  // people the company added itself
  [/\/page\/(?:import|bulk-)|\/my-tools\/\{user\}/, 'import'],
  // CVs that were left, and who is kept for later
  [/\/page\/(?:cv-drop|pool)|\/my-tools\/drop-history/, 'drop.answer'],
  // people in the CV search, and those of them whom a job fits
  [/^GET \/page\/jobs\/\{job\}\/fitting-people(?:\/\{who\})?$/, 'cv.search'],
  [/\/page\/cv-search\/people\/\{person\}\/(?:unlock|request)$/, 'cv.unlock'],
  [/\/page\/cv-/, 'cv.search'],
  // open days: written by some, worded by others, seen by the team
  [/^PUT \/page\/open-days\/\{day\}$|^GET \/page\/open-day-staff$/, 'openday.texts'],
  [/^GET \/page\/open-days(?:\/\{day\})?$/, 'page.read'],
  [
    /\/page\/open-days\/\{day\}\/(?:door|check-ins|visits\/\{visit\}\/(?:departure|return|priority)|desks|hall|lobby(?!\/switch))/,
    'openday.staff',
  ],
  [/\/page\/open-days\/\{day\}\/report/, 'openday.report'],
  [/^GET \/page\/open-day-booths$/, 'openday.staff'],
  [/\/page\/open-day/, 'openday.manage'],
  // jobs and their groups
  [
    /^POST \/jobs(?:\/look-ahead)?$|^PUT \/jobs\/\{job\}$|^POST \/jobs\/\{job\}\/copy$|^DELETE \/jobs\/\{job\}\/edit$/,
    'job.write',
  ],
  [/job-templates|changes-since|^POST \/job-groups$|^PUT \/job-groups\/\{group\}$/, 'job.write'],
  [/^POST \/jobs\/\{job\}\/publish-requests$/, 'job.write'],
  [/^POST \/job|client-jobs|\/page\/jobs\/batch/, 'job.publish'],
  [/^GET \/page\/(?:jobs|job-groups|job-group-rule|post-permission|promotions)/, 'job.read'],
]

/** The right a call should ask for; undefined where nobody has written it down yet. */
export const rightFor = (call: string): string | undefined => needed.find(([pattern]) => pattern.test(call))?.[1]

/** What a team is told of, with the right it is told for and whether it is about one job. */
const told = `
  application_sent           applicant.read    job
  application_brought        applicant.read    job
  application_added          applicant.read    job
  applicant_withdrawn        applicant.read    job
  applicant_declined         applicant.read    job
  message_from_candidate     applicant.message job
  note_mention               applicant.read    job
  task_given                 applicant.read    job
  task_due                   applicant.read    job
  offer_asked                offer.make        job
  offer_accepted             offer.propose     job
  offer_declined             offer.propose     job
  offer_not_answered         offer.propose     job
  interview_picked           applicant.read    job
  interview_other_asked      applicant.read    job
  interview_cancelled        applicant.read    job
  interview_not_picked       applicant.read    job
  interview_soon_team        applicant.read    job
  scorecard_asked            applicant.read    job
  scheduled_message_ended    applicant.message job
  answers_due                applicant.move    job
  answers_late               applicant.move    job
  job_still_open             job.publish       job
  job_ending                 job.publish       job
  job_unconfirmed            job.publish       job
  job_suspended              job.publish       job
  job_assigned               applicant.read    job
  job_changes_requested      job.write         job
  job_publish_asked          job.publish       job
  job_group_ended            job.publish       page
  licence_refused            page.edit         page
  open_day_approved          openday.manage    page
  open_day_returned          openday.manage    page
  open_day_stopped           openday.manage    page
  booth_asked                openday.manage    page
  booth_withdrawn            openday.manage    page
  booth_accepted             openday.manage    page
  booth_declined             openday.manage    page
  booth_left                 openday.manage    page
  booth_day_cancelled        openday.manage    page
  booth_day_postponed        openday.manage    page
  page_suspended             page.read         page
  join_asked                 page.members      page
  member_left                page.members      page
  member_joined              page.members      page
  cv_request_declined        cv.unlock         page
`

export const rightsOfNotices: ReadonlyMap<string, { right: string; isOfJob: boolean }> = new Map(
  told
    .trim()
    .split('\n')
    .map((line) => {
      const [notice = '', right = '', about] = line.trim().split(/\s+/)
      return [notice, { right, isOfJob: about === 'job' }] as const
    }),
)
