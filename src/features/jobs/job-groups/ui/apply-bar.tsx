import { useTranslations } from '#platform/browser/intl.ts'
import { Button } from '#ui/basics/button.tsx'

/** Stays in sight while one chooses; pressed with nothing chosen, the next page says so. */
export function ApplyBar() {
  const t = useTranslations('jobGroups.page')
  return (
    <div className="group-bar">
      <Button type="submit" look="primary" size="l" wide>
        {t('applyTo')}
      </Button>
    </div>
  )
}
