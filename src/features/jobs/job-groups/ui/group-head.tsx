import { plainWords } from '#features/jobs/jobs/ui/job-posting.ts'
import { CardPicture } from '#features/site/sharing/ui/card-picture.tsx'
import { Alternates } from '#frame/alternates.tsx'
import { cut } from '#frame/structured-data.tsx'
import { useSite } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import type { GroupView } from '../contract.ts'

/** What search engines and those who get the link see of a group. */
export function GroupHead({ group }: { group: GroupView }) {
  const t = useTranslations('jobGroups.page')
  const { brand, publicUrl } = useSite()
  const address = `${publicUrl}/job-groups/${encodeURIComponent(group.address)}`
  const facts = t('about', { count: group.open, company: group.company.name })
  const about = cut(`${facts}. ${plainWords(group.text.intro)}`, 180)
  return (
    <>
      <title>{t('pageTitle', { group: group.text.title, company: group.company.name, site: brand.name })}</title>
      <meta name="description" content={about} />
      <Alternates address={address} spoken={group.written_in} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={group.text.title} />
      <meta property="og:description" content={about} />
      <meta property="og:url" content={address} />
      <CardPicture kind="job-group" address={group.address} />
      {group.listed ? null : <meta name="robots" content="noindex" />}
    </>
  )
}
