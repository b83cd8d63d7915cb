import type { listCvs } from '#features/cvs/cvs/contract.ts'
import { CvChoice } from '#features/hiring/applications/ui/cv-choice.tsx'
import { ReachFields } from '#features/hiring/applications/ui/reach-fields.tsx'
import { useApply } from '#features/hiring/applications/ui/use-apply.ts'
import { useApplyErrors } from '#features/hiring/applications/ui/use-apply-errors.ts'
import { positions } from '#features/site/lookups/contract.ts'
import { useList } from '#features/site/lookups/ui/use-list.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { searchIn } from '#ui/fields/choose.ts'
import { Combobox } from '#ui/fields/combobox.tsx'
import { ErrorSummary } from '#ui/fields/error-summary.tsx'
import { TextArea, TextField } from '#ui/fields/text-field.tsx'
import { dropCv, type listTaking, type TakingCompany } from '../contract.ts'
import { ChosenCompanies } from './chosen-companies.tsx'
import { TakingList } from './taking-list.tsx'
import { useChosen } from './use-chosen.ts'

const allPositions = { id: 0 }

type Props = {
  first: Gives<typeof listTaking>
  company: TakingCompany | null
  cvs: Gives<typeof listCvs>['data']
  onDone: (done: { given: Gives<typeof dropCv>; byMail: boolean }) => void
}

/** A CV, companies, and a few words; beside it what goes where, and what is promised. */
export function DropForm({ first, company, cvs, onDone }: Props) {
  const t = useTranslations('cvDrops.drop')
  const chosen = useChosen(company)
  const applying = useApply({
    call: dropCv,
    about: () => ({
      pages: chosen.companies.map(({ id }) => id),
      wish: chosen.wish,
      ...(chosen.position && { position: Number(chosen.position.id) }),
    }),
    draft: 'drop-cv',
    questions: [],
    firstCv: (cvs.find(({ primary }) => primary) ?? cvs[0])?.id ?? '',
    cvNames: new Map(cvs.map(({ id, name }) => [id, name])),
    onDone(given, { byMail }) {
      chosen.forget()
      onDone({ given, byMail })
    },
  })
  const { form, isLost } = applying
  const { errors, isLoose } = useApplyErrors(applying, [])
  const left = first.left
  return (
    <form method="post" className="beside" onSubmit={form.submit} noValidate>
      <div className="stack stack-xl">
        <ErrorSummary errors={errors} takeFocus />
        <section className="stack" aria-label={t('yourCv')}>
          <h2>{t('yourCv')}</h2>
          <CvChoice cvs={cvs} applying={applying} />
          <ReachFields form={form} country="AE" seenBy={t('seenBy')} />
        </section>
        <section className="stack" aria-label={t('companies')}>
          <h2>{t('companies')}</h2>
          <TakingList first={first} chosen={chosen} most={left} />
          {chosen.companies.length > 0 ? (
            <div className="chosen-bar row spread">
              <span role="status">{t('chosen', { count: chosen.companies.length, left })}</span>
              <LinkButton look="primary" size="s" href="#drop-wish">
                {t('goOn')}
              </LinkButton>
            </div>
          ) : null}
        </section>
        <section id="drop-wish" className="stack" aria-label={t('yourWish')}>
          <h2>{t('yourWish')}</h2>
          <WishFields chosen={chosen} />
          <TextArea {...form.field('note')} label={t('note')} help={t('noteHelp')} rows={5} maxLength={2000} optional />
        </section>
      </div>
      <aside className="stick stack">
        <ChosenCompanies chosen={chosen} left={left} />
        {isLoose ? (
          <Note tone="bad" alert>
            {form.problem?.message}
          </Note>
        ) : null}
        {isLost ? (
          <Note tone="warm" alert>
            {t('lost')}
          </Note>
        ) : null}
        <Button type="submit" look="primary" size="l" wide busy={form.sending} disabled={chosen.companies.length === 0}>
          {left === 0 ? t('full') : t('send', { count: chosen.companies.length })}
        </Button>
        <p className="small faint">{t('free')}</p>
      </aside>
    </form>
  )
}

function WishFields({ chosen }: { chosen: ReturnType<typeof useChosen> }) {
  const t = useTranslations('cvDrops.drop')
  const { choices } = useList(positions, allPositions)
  return (
    <>
      <Combobox
        name="position"
        label={t('position')}
        help={t('positionHelp')}
        search={searchIn(choices)}
        value={chosen.position}
        onChange={chosen.setPosition}
        optional
      />
      <TextField
        name="wish"
        label={t('wish')}
        help={t('wishHelp')}
        maxLength={120}
        value={chosen.wish}
        onChange={chosen.setWish}
        optional
      />
    </>
  )
}
