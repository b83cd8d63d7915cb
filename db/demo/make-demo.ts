import { makeApplications } from './applications.ts'
import { makeBounced } from './bounced.ts'
import { type CvFile, makeCandidates } from './candidates.ts'
import { makeComplaints } from './complaints.ts'
import { makeContacts } from './contacts.ts'
import { makeConversations } from './conversations.ts'
import { makeCvDrops } from './cv-drops.ts'
import { makeCvProfiles } from './cv-profiles.ts'
import { makeExternals } from './externals.ts'
import { makeFollowers } from './followers.ts'
import { makeFreelance } from './freelance.ts'
import { makeGroups } from './groups.ts'
import { makeHeld } from './held.ts'
import { makeImportTables } from './import-tables.ts'
import { makeImported } from './imported.ts'
import { makeInterviews, makeOutsideHours } from './interviews.ts'
import { makeInvited } from './invited.ts'
import { assigned } from './job-teams.ts'
import { makeJobs } from './jobs.ts'
import { makeLookAlikes } from './look-alikes.ts'
import type { Material } from './material.ts'
import { makeNotices } from './notices.ts'
import { makeOffers } from './offers.ts'
import { makeOpenDays } from './open-days.ts'
import { sayInOwnWords } from './own-words.ts'
import { type Drawing, makeProfiles } from './page-profiles.ts'
import { makePages, type Page } from './pages.ts'
import { type Cast, makeCast } from './personas.ts'
import { makePlacements } from './placements.ts'
import { makePooled } from './pooled.ts'
import { seeded } from './random.ts'
import { makeRareJobs } from './rare-jobs.ts'
import { makeReviews } from './reviews.ts'
import { noRows, type Row, type Rows } from './rows.ts'
import { makeSaved } from './saved.ts'
import { makeSubmissions } from './submissions.ts'
import { makeTeamWork } from './team-work.ts'
import { makeTraffic } from './traffic.ts'
import { makeVisits } from './visits.ts'

export type Demo = { rows: Rows; cvs: CvFile[]; drawings: Drawing[]; cast: Cast }

/** All demo content as rows, the same for the same moment; CVs and pictures have no bytes yet. Touches no database. */
export function makeDemo(material: Material, now: Date, passwordHash: string): Demo {
  const rows = noRows()
  const cast = makeCast(seeded('cast'), material, passwordHash, now)
  rows.users.push(...Object.values(cast).map(({ row }) => row))
  const pages = makePages(seeded('pages'), material, cast, now, rows)
  const drawings = makeProfiles(seeded('page-profiles'), material, pages, now, rows)
  const jobs = makeJobs(seeded('jobs'), material, pages, now, rows)
  makeRareJobs(seeded('rare-jobs'), material, pages, now, rows)
  sayInOwnWords(jobs)
  rows.job_members.push(...assigned(jobs, rows))
  makeReviews(seeded('reviews'), material, jobs, cast, now, rows)
  const applicants = makeCandidates(seeded('candidates'), material, cast, now, rows)
  const histories = makeApplications(seeded('applications'), material, jobs, applicants, now, rows)
  makeTeamWork(seeded('team-work'), cast, jobs, now, rows)
  makeHeld(seeded('held'), cast, now, rows)
  makeInterviews(seeded('interviews'), cast, jobs, now, rows)
  makeOffers(seeded('offers'), material, cast, jobs, now, rows)
  makeOutsideHours(cast, now, rows)
  makeSaved(seeded('saved'), applicants, jobs, now, rows)
  rows.page_followers.push(...makeFollowers(seeded('followers'), pages, applicants, now))
  makeCvProfiles(seeded('cv-profiles'), applicants, pages, now, rows)
  rows.bounced_addresses.push(
    ...makeBounced(
      cast,
      rows.users.filter((one) => one.account_type === 'candidate'),
      now,
    ),
  )
  makeCvDrops(seeded('cv-drops'), { people: applicants, pages, now, rows })
  makeImported(seeded('imported'), { people: applicants, pages, cast, now, rows })
  makePooled(seeded('pooled'), material, { pages, cast, now, rows })
  makeSubmissions(seeded('submissions'), { cast, now, rows })
  makePlacements(seeded('placements'), { now, rows })
  makeInvited(seeded('invited'), { cast, now, rows })
  makeFreelance(seeded('freelance'), { people: applicants, pages, cast, now, rows })
  makeExternals(seeded('externals'), { cast, now, rows })
  makeImportTables(seeded('import-tables'), { pages, cast, now, rows })
  makeContacts(seeded('contacts'), cast, now, rows)
  drawings.push(...makeConversations(seeded('conversations'), { cast, pages, now, rows }))
  makeGroups(seeded('groups'), jobs, pages, now, rows)
  makeOpenDays(seeded('open-days'), { jobs, people: applicants, pages, now, rows })
  const told = makeComplaints(seeded('complaints'), jobs, cast, now, rows)
  makeNotices(seeded('notices'), material, cast, histories, jobs, now, rows, told)
  makeLookAlikes(seeded('look-alikes'), { material, pages, cast, now, rows })
  rows.page_visits.push(...makeVisits(seeded('visits'), jobs, now))
  Object.assign(rows, makeTraffic(seeded('traffic'), now))
  rows.cv_previews.push(...openedByPersonas(rows, pages.slice(0, 2)))
  return { rows, cvs: applicants.map(({ file }) => file), drawings, cast }
}

/** CVs on the boards of the personas' pages, and the personas' own. */
function openedByPersonas(rows: Rows, pages: Page[]): Row<'cv_previews'>[] {
  const own = new Set(pages.map(({ row }) => row.id))
  const sent = rows.applications.filter(({ page_id }) => own.has(page_id)).map(({ cv_id }) => cv_id as string)
  const personas = new Set(rows.users.filter(({ demo_persona }) => demo_persona).map(({ id }) => id))
  const kept = rows.cvs.flatMap(({ user_id, file_id }) => (file_id && personas.has(user_id) ? [file_id] : []))
  return [...new Set([...sent, ...kept])].map((file_id) => ({ file_id, state: 'waiting' }))
}
