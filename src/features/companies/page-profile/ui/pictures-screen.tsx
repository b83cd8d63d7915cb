import { atWork } from '#frame/guards.ts'
import { WorkScreen } from '#frame/work-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { editProfile } from '../contract.ts'
import type { Route } from './+types/pictures-screen'
import { GalleryForm } from './gallery-form.tsx'
import { ProfileTabs } from './profile-tabs.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await atWork(asked)
  if (!session?.may.includes('page.gallery')) return { first: undefined }
  return { first: (await load(page, editProfile, {})).data }
}

/** Logo, cover, film and pictures of the company page. */
export default function PicturesScreen({ loaderData: { first } }: Route.ComponentProps) {
  const t = useTranslations('pageProfile')
  return (
    <WorkScreen title={t('title')} name="page-pictures" needs="page.gallery" className="wrap-read stack stack-l">
      <ProfileTabs current="pictures" slug={first?.profile.slug} />
      {first ? <GalleryForm first={first} /> : null}
    </WorkScreen>
  )
}
