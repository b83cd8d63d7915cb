import { useLocation } from 'react-router'
import { lock } from '#features/people/lock/contract.ts'
import { logOut } from '#features/people/sign-in/contract.ts'
import { hereIn } from '#platform/browser/here-in.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { useSend } from '#platform/browser/use-call.ts'
import { isLanguage, languageNames, languages } from '#platform/shared/languages.ts'
import { Menu } from '#ui/over/menu.tsx'
import { forgetWords } from './forget-words.ts'
import { forgetLocally } from './keep-locally.ts'
import type { Session } from './read-session.ts'
import { useSite } from './use-session.ts'

type Props = {
  session: Session
  iconOnly?: boolean
  /** The other languages too, where no menu of their own stands beside it. */
  inLanguages?: boolean
}

/** Oneself: where to, and out. */
export function AccountMenu({ session, iconOnly = false, inLanguages = false }: Props) {
  const t = useTranslations('frame.account')
  const lockWords = useTranslations('lock')
  const { pathname, search } = useLocation()
  const { language: own } = useSite()
  const others = inLanguages ? languages.filter((language) => language !== own) : []
  const leave = useSend(logOut, {
    onDone() {
      forgetLocally()
      forgetWords()
      location.assign('/')
    },
  })
  const close = useSend(lock, {
    onDone: () => location.assign(`/lock?next=${encodeURIComponent(pathname + search)}`),
    onProblem: (problem) => toast.show({ text: problem.message, tone: 'warm' }),
  })
  return (
    <Menu
      label={session.display.name}
      icon="user"
      iconOnly={iconOnly}
      entries={[
        { id: 'home', text: t('home'), icon: 'home', href: '/home' },
        { id: 'pages', text: t('pages'), icon: 'building', href: '/my-pages' },
        ...(session.is_page ? [{ id: 'tour', text: t('tour'), icon: 'eye' as const, href: '/page?tour=1' }] : []),
        { id: 'help', text: t('help'), icon: 'info', href: '/help' },
        { id: 'support', text: t('support'), icon: 'chat', href: '/support' },
        { id: 'settings', text: t('settings'), icon: 'settings', href: '/settings' },
        ...(others.length > 0 ? ['line' as const] : []),
        ...others.map((language) => ({
          ...{ id: language, text: languageNames[language], lang: language, icon: 'globe' as const },
        })),
        'line',
        { id: 'lock', text: lockWords('lockNow'), icon: 'lock' },
        { id: 'out', text: t('signOut'), icon: 'sign-out' },
      ]}
      onChoose={(id) => {
        if (isLanguage(id)) location.assign(hereIn(id))
        if (id === 'out') leave.mutate({})
        if (id === 'lock') close.mutate({})
      }}
    />
  )
}
