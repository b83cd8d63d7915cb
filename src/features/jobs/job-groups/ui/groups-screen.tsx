import { atWork } from '#frame/guards.ts'
import { WorkScreen } from '#frame/work-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { listGroups } from '../contract.ts'
import type { Route } from './+types/groups-screen'
import { Groups } from './groups.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await atWork(asked)
  const { searchParams } = asked.url
  const cursor = searchParams.get('cursor')
  const wanted = {
    ...(searchParams.get('state') === 'archived' && { state: 'archived' as const }),
    ...(cursor && { cursor }),
  }
  return { wanted, first: session?.may.includes('job.read') ? await load(page, listGroups, wanted) : undefined }
}

/** Groups of jobs of the page one works for. */
export default function GroupsScreen({ loaderData: { wanted, first } }: Route.ComponentProps) {
  const t = useTranslations('jobGroups.list')
  return (
    <WorkScreen title={t('title')} name="job-groups" needs="job.read">
      <Groups wanted={wanted} first={first} />
    </WorkScreen>
  )
}
