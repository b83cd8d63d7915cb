import './print-page.css'
import { AppShell } from '#frame/app-shell.tsx'
import { atWork, signedIn } from '#frame/guards.ts'
import type { Route } from './+types/print-screen'
import { ApplicantSheet } from './applicant-sheet.tsx'
import { ApplicantsSheet } from './applicants-sheet.tsx'
import { AttendanceSheet } from './attendance-sheet.tsx'
import { BadgesSheet } from './badges-sheet.tsx'
import { CommissionSheet } from './commission-sheet.tsx'
import { CvListSheet } from './cv-list-sheet.tsx'
import { CvPrintSheet } from './cv-print-sheet.tsx'
import { GroupSheet } from './group-sheet.tsx'
import { JobSheet } from './job-sheet.tsx'
import { LedgerSheet } from './ledger-sheet.tsx'
import { OutcomesSheet } from './outcomes-sheet.tsx'
import { OwnCvSheet } from './own-cv-sheet.tsx'
import { PacketSheet } from './packet-sheet.tsx'
import { PosterSheet } from './poster-sheet.tsx'
import { readOwnCv } from './read-own-cv.ts'
import { isOfPage, type Printout, readPrintout } from './read-printout.ts'
import { ReportSheet } from './report-sheet.tsx'
import { usePrintTitle } from './use-print-title.ts'

export async function loader(asked: Route.LoaderArgs) {
  const { mode } = asked.params
  const { searchParams } = asked.url
  if (mode === 'cv') {
    const { page, session } = await signedIn(asked)
    // a candidate prints what is theirs, a page what it may see of somebody
    if (session?.display.account_type === 'candidate' && !session.is_page)
      return { printout: await readOwnCv(page, searchParams.get('of') ?? '') }
  }
  const { page, session } = await (isOfPage(mode) ? atWork(asked) : signedIn(asked))
  return { printout: session ? await readPrintout(page, mode, searchParams) : null }
}

/** A report as it comes out of the printer: paper alone, with who printed it and when. */
export default function PrintScreen({ loaderData: { printout } }: Route.ComponentProps) {
  const title = usePrintTitle()
  if (!printout) return <AppShell title={title(null)}>{null}</AppShell>
  return <Sheet printout={printout} />
}

function Sheet({ printout }: { printout: Printout | Awaited<ReturnType<typeof readOwnCv>> }) {
  if (printout.mode === 'applicants') return <ApplicantsSheet listed={printout} />
  if (printout.mode === 'applicant') return <ApplicantSheet applicant={printout.applicant} />
  if (printout.mode === 'own-cv') return <OwnCvSheet cv={printout.cv} />
  if (printout.mode === 'cv') return <CvPrintSheet sheet={printout.sheet} />
  if (printout.mode === 'cv-list') return <CvListSheet people={printout.people} />
  if (printout.mode === 'report')
    return <ReportSheet report={printout.report} wanted={printout.wanted} narrowed={printout.narrowed} />
  if (printout.mode === 'submission-packet') return <PacketSheet packet={printout.packet} />
  if (printout.mode === 'openday-attendance') return <AttendanceSheet door={printout.door} />
  if (printout.mode === 'openday-poster') return <PosterSheet door={printout.door} />
  if (printout.mode === 'openday-badges') return <BadgesSheet door={printout.door} />
  if (printout.mode === 'openday-outcomes') return <OutcomesSheet report={printout.report} people={printout.people} />
  if (printout.mode === 'ledger') return <LedgerSheet {...printout} />
  if (printout.mode === 'commission') return <CommissionSheet {...printout} />
  if (printout.mode === 'job') return <JobSheet job={printout.job} words={printout.words} />
  return <GroupSheet group={printout.group} />
}
