import { showJob } from '#features/jobs/jobs/contract.ts'
import { load } from '#platform/browser/load.ts'
import { pageContext } from '#platform/browser/page-context.ts'
import { reportJob } from '../contract.ts'
import type { Route } from './+types/report-job-screen'
import { ReportScreen } from './report-screen.tsx'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { data: job } = await load(context.get(pageContext), showJob, { address: params.address })
  const asksMoney = url.searchParams.get('reason') === 'money'
  return { job: job.id, title: job.text.title, address: `/jobs/${job.address}`, asksMoney }
}

/** Tells the staff what is wrong with a job. */
export default function ReportJobScreen({ loaderData: { job, ...rest } }: Route.ComponentProps) {
  return <ReportScreen call={reportJob} target={{ job }} {...rest} />
}
