import { showPage } from '#features/companies/pages/contract.ts'
import { load } from '#platform/browser/load.ts'
import { pageContext } from '#platform/browser/page-context.ts'
import { reportCompany } from '../contract.ts'
import type { Route } from './+types/report-company-screen'
import { ReportScreen } from './report-screen.tsx'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { data: company } = await load(context.get(pageContext), showPage, { slug: params.slug })
  const asksMoney = url.searchParams.get('reason') === 'money'
  return { page: company.id, title: company.name, address: `/companies/${company.slug}`, asksMoney }
}

/** Tells the staff what is wrong with a company. */
export default function ReportCompanyScreen({ loaderData: { page, ...rest } }: Route.ComponentProps) {
  return <ReportScreen call={reportCompany} target={{ page }} {...rest} />
}
