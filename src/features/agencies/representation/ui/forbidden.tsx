import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useSend } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { Button, IconButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { allowClient, forbidClient, listRepresented } from '../contract.ts'

/** Companies one never wants to be put forward to, by any agency. */
export function Forbidden({ forbidden }: { forbidden: readonly { name: string }[] }) {
  const t = useTranslations('representation')
  const form = useForm(forbidClient, {
    initial: { name: '' },
    onDone() {
      form.setValues({ name: '' })
      refreshCall(listRepresented)
    },
  })
  const allow = useSend(allowClient, {
    onDone: () => refreshCall(listRepresented),
    onProblem: ({ message }) => void toast.show({ text: message, tone: 'bad' }),
  })
  return (
    <Card title={t('neverTo')}>
      <div className="stack">
        <p className="small quiet">{t('neverToHelp')}</p>
        <ul className="rows">
          {forbidden.map(({ name }) => (
            <li key={name} className="row spread">
              <bdi>{name}</bdi>
              <IconButton icon="x" label={t('allow', { name })} onClick={() => allow.mutate({ name })} />
            </li>
          ))}
        </ul>
        <form method="post" className="stack stack-s" onSubmit={form.submit} noValidate>
          <TextField {...form.soleField('name')} label={t('company')} maxLength={160} autoComplete="off" />
          <div>
            <Button type="submit" size="s" busy={form.sending}>
              {t('addNever')}
            </Button>
          </div>
        </form>
      </div>
    </Card>
  )
}
