import { useTranslations } from '#platform/browser/intl.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'

/** Plain. On a company's page: the way to leave it a CV without a job. */
export function DropCvCard({ slug }: { slug: string }) {
  const t = useTranslations('cvDrops.company')
  return (
    <Card>
      <div className="stack stack-s">
        <p>{t('help')}</p>
        <LinkButton icon="send" href={`/drop-cv?${new URLSearchParams({ company: slug })}`} rel="nofollow">
          {t('send')}
        </LinkButton>
      </div>
    </Card>
  )
}
