import { PromoteButton } from '#features/jobs/promotion/ui/promote-button.tsx'
import { atWork } from '#frame/guards.ts'
import { WorkScreen } from '#frame/work-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { editProfile } from '../contract.ts'
import type { Route } from './+types/profile-screen'
import { ProfileForm } from './profile-form.tsx'
import { ProfileTabs } from './profile-tabs.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await atWork(asked)
  if (!session?.may.includes('page.edit')) return { first: undefined }
  return { first: (await load(page, editProfile, {})).data }
}

/** Facts and texts of the company page, edited by its team. */
export default function ProfileScreen({ loaderData: { first } }: Route.ComponentProps) {
  const t = useTranslations('pageProfile')
  const promotion = useTranslations('promotion')
  return (
    <WorkScreen title={t('title')} name="page-profile" needs="page.edit" className="wrap-read stack stack-l">
      <ProfileTabs current="facts" slug={first?.profile.slug} />
      {first ? (
        <div>
          <PromoteButton size="s" of={{ kinds: ['spotlight'], title: promotion('dialog.company') }}>
            {promotion('openPage')}
          </PromoteButton>
        </div>
      ) : null}
      {first ? <ProfileForm first={first} /> : null}
    </WorkScreen>
  )
}
