import type { Group, Place } from './place.ts'
import { isStaff, staffHome } from './places-of-staff.ts'
import type { Session } from './read-session.ts'

const connections: Place = { href: '/connections', key: 'connections', icon: 'link' }
const ownMessages: Place = { href: '/messages', key: 'ownMessages', icon: 'user' }
const myPages: Place = { href: '/my-pages', key: 'myPages', icon: 'building' }
/** What candidates turn to every day; the rest stands below it. */
const candidate: Place[] = [
  { href: '/home', key: 'home', icon: 'home' },
  { href: '/jobs', key: 'search', icon: 'search' },
  { href: '/applications', key: 'applications', icon: 'send' },
  { href: '/messages', key: 'messages', icon: 'chat' },
  { href: '/user/saved-jobs', key: 'saved', icon: 'bookmark' },
  { href: '/user/cvs', key: 'cvs', icon: 'file' },
  { href: '/user/profile', key: 'profile', icon: 'user' },
  { href: '/user/open-days', key: 'ownOpenDays', icon: 'ticket' },
  { href: '/user/who-has-my-cv', key: 'whoHasMyCv', icon: 'eye' },
]
const candidateMore: Place[] = [
  { href: '/alerts', key: 'alerts', icon: 'bell' },
  { href: '/following', key: 'following', icon: 'star' },
  { href: '/user/drops', key: 'ownDrops', icon: 'inbox' },
  { href: '/user/representation', key: 'representation', icon: 'scale' },
  { href: '/user/held-by', key: 'heldBy', icon: 'shield' },
  connections,
  { href: '/user/invite', key: 'invite', icon: 'share' },
]
/** Those who hire and have no company page yet: the way to one. */
const hiring: Place[] = [
  { href: '/my-pages/new', key: 'makePage', icon: 'plus' },
  { href: '/companies', key: 'companies', icon: 'search' },
]
const workspace: (Place & { needs: string })[] = [
  { href: '/page', key: 'workspace', icon: 'home', needs: 'page.read' },
  { href: '/page/jobs', key: 'jobs', icon: 'jobs', needs: 'job.read' },
  { href: '/page/external-jobs', key: 'externalJobs', icon: 'send', needs: 'job.bring' },
  { href: '/cv-search', key: 'cvSearch', icon: 'search', needs: 'cv.search' },
  { href: '/page/messages', key: 'messages', icon: 'chat', needs: 'page.read' },
  { href: '/page/drops', key: 'drops', icon: 'inbox', needs: 'drop.answer' },
  { href: '/page/candidates', key: 'candidates', icon: 'user', needs: 'import' },
  { href: '/page/pool', key: 'pool', icon: 'bookmark', needs: 'drop.answer' },
  { href: '/page/tasks', key: 'tasks', icon: 'done', needs: 'applicant.read' },
  { href: '/page/interviews', key: 'interviews', icon: 'calendar', needs: 'applicant.read' },
  { href: '/page/profile', key: 'page', icon: 'edit', needs: 'page.edit' },
  { href: '/page/offers', key: 'offers', icon: 'mail', needs: 'offer.propose' },
  { href: '/page/job-groups', key: 'jobGroups', icon: 'list', needs: 'job.read' },
  { href: '/page/open-days', key: 'openDays', icon: 'ticket', needs: 'page.read' },
  { href: '/page/formatted-cvs', key: 'formattedCvs', icon: 'file', needs: 'applicant.read' },
  { href: '/page/reports', key: 'reports', icon: 'chart', needs: 'report.read' },
  { href: '/page/balance', key: 'balance', icon: 'coin', needs: 'spend' },
  { href: '/page/team', key: 'team', icon: 'users', needs: 'page.read' },
]
/** Of those who recruit for others. */
const agency: typeof workspace = [
  { href: '/page/clients', key: 'clients', icon: 'building', needs: 'submission' },
  { href: '/page/submissions', key: 'submissions', icon: 'send', needs: 'submission' },
  { href: '/page/placements', key: 'placements', icon: 'done', needs: 'submission' },
]
/** What they turn to every day, in this order; the rest of a workspace stands below it. */
const agencyDaily = [
  ...['workspace', 'clients', 'submissions', 'placements', 'candidates', 'cvSearch', 'messages', 'jobs'],
  ...['interviews', 'tasks'],
]

/** Where somebody may go from the rail: as a candidate, for a company page; the site's own people have a frame of their own. */
export function placesFor(session: Session): Group[] {
  const groups = workGroups(session)
  if (isStaff(session)) groups.push({ title: null, places: [staffHome] })
  if (session.display.account_type === 'candidate')
    groups.push(
      { title: groups.length > 0 ? 'mine' : null, places: candidate },
      { title: 'other', places: candidateMore },
    )
  else if (session.pages.length === 0 && !isStaff(session)) groups.push({ title: null, places: hiring })
  // a candidate has these among the own places
  const others = session.display.account_type === 'candidate' ? [] : [ownMessages, connections]
  const last = session.pages.length > 0 || !isStaff(session) ? [...others, myPages] : others.slice(0, 1)
  if (last.length > 0) groups.push({ title: null, places: last })
  return groups
}

/** The workspace: as one list, or for an agency its daily work first. */
function workGroups({ may, pages, page_id }: Session): Group[] {
  const within = (places: typeof workspace) => places.filter(({ needs }) => may.includes(needs))
  const kind = pages.find((page) => page.page_id === page_id)?.kind
  if (kind !== 'agency' && kind !== 'freelance') return [{ title: null, places: within(workspace) }].filter(isFilled)
  const all = within([...workspace, ...agency])
  const daily = agencyDaily.flatMap((key) => all.find((place) => place.key === key) ?? [])
  const rest = all.filter((place) => !daily.includes(place))
  return [
    { title: null, places: daily },
    { title: 'company', places: rest },
  ].filter(isFilled)
}

const isFilled = ({ places }: Group) => places.length > 0

const homes = ['/page', '/admin']

/** The parts of a profile have addresses of their own, those of the registration. */
const partsOf: readonly { href: string; parts: readonly string[] }[] = [
  {
    href: '/user/profile',
    parts: ['/second-step', '/third-step', '/fourth-step', '/fifth-step', '/registration-review'],
  },
]
const wholeOf = (pathname: string): string =>
  partsOf.find(({ parts }) => parts.some((part) => pathname.startsWith(part)))?.href ?? pathname

/** Which of these one is at: the nearest above the address. A home is only where it says so. */
export function placeAt(pathname: string, hrefs: readonly string[]): string | undefined {
  const whole = wholeOf(pathname)
  return hrefs
    .filter((href) => whole === href || (!homes.includes(href) && whole.startsWith(`${href}/`)))
    .sort((a, b) => b.length - a.length)[0]
}
