import './print-page.css'
import { AppShell } from '#features/session/ui/app-shell.tsx'
import { atWork, signedIn } from '#features/session/ui/guards.ts'
import type { Route } from './+types/print-page'
import { CvListSheet } from './cv-list-sheet.tsx'
import { CvPrintSheet } from './cv-print-sheet.tsx'
import { GroupSheet } from './group-sheet.tsx'
import { JobSheet } from './job-sheet.tsx'
import { isOfPage, type Printout, readPrintout } from './read-printout.ts'
import { usePrintTitle } from './use-print-title.ts'

export async function loader(asked: Route.LoaderArgs) {
  const { mode } = asked.params
  const { page, session } = await (isOfPage(mode) ? atWork(asked) : signedIn(asked))
  const of = new URL(asked.request.url).searchParams.get('of') ?? ''
  return { printout: session ? await readPrintout(page, mode, of) : null }
}

/** A report as it comes out of the printer: paper alone, with who printed it and when. */
export default function PrintPage({ loaderData: { printout } }: Route.ComponentProps) {
  const title = usePrintTitle()
  if (!printout) return <AppShell title={title(null)}>{null}</AppShell>
  return <Sheet printout={printout} />
}

function Sheet({ printout }: { printout: Printout }) {
  if (printout.mode === 'cv') return <CvPrintSheet sheet={printout.sheet} />
  if (printout.mode === 'cv-list') return <CvListSheet people={printout.people} />
  if (printout.mode === 'job') return <JobSheet job={printout.job} words={printout.words} />
  return <GroupSheet group={printout.group} />
}
