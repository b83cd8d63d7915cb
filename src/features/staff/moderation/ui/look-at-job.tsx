import { useNavigate } from 'react-router'
import { useTranslations } from '#platform/browser/intl.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { Button } from '#ui/basics/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { lookAtJob } from '../contract.ts'

/** Puts a live job in the queue by the reference that somebody reads out, or by its address. */
export function LookAtJob() {
  const t = useTranslations('moderation.lookAt')
  const navigate = useNavigate()
  const form = useForm(lookAtJob, {
    initial: { reference: '' },
    onDone: ({ data }) => {
      navigate(`/admin/reviews/${data.review}`)
    },
  })
  return (
    <form method="post" className="row" onSubmit={form.submit} noValidate>
      <TextField
        {...form.field('reference')}
        label={t('label')}
        placeholder={t('hint')}
        bare
        size="s"
        dir="ltr"
        error={form.problem && !form.errorOf('reference') ? form.problem.message : form.errorOf('reference')}
      />
      <Button type="submit" size="s" busy={form.sending}>
        {t('go')}
      </Button>
    </form>
  )
}
