import { rememberSeen } from '../seen.ts'
import { showAnswered } from './answered.ts'

/**
 * `a[data-bell="person"]` on a page that is a document: lit as soon as something happens to whoever is signed in; `data-unread`
 * is what it is called then. One socket, the one of signed-in screens, without their scripts.
 */
const longest = 60_000
/** Longer than two heartbeats of the server, in ms. */
const silence = 60_000

export function followBell(): void {
  const person = document.querySelector<HTMLElement>('[data-bell]')?.dataset.bell
  if (!person) return
  showAnswered(null)
  connect(`user:${person}`, 1_000)
}

function connect(topic: string, pause: number): void {
  const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/live`)
  let next = pause
  let clock = 0
  const listen = () => {
    clearTimeout(clock)
    clock = window.setTimeout(() => socket.close(), silence)
  }
  socket.onopen = () => {
    next = 1_000
    listen()
    socket.send(JSON.stringify({ watch: topic }))
  }
  socket.onmessage = ({ data }) => {
    listen()
    const { event, at } = JSON.parse(data) as { event?: string; at?: string }
    rememberSeen(at)
    if (event === 'notification.added') light()
    if (event) showAnswered(event)
  }
  socket.onclose = () => {
    clearTimeout(clock)
    setTimeout(connect, next * (0.5 + Math.random()), topic, Math.min(next * 2, longest))
  }
}

function light(): void {
  for (const bell of document.querySelectorAll<HTMLElement>('[data-bell]')) {
    bell.dataset.lit = ''
    bell.ariaLabel = bell.dataset.unread ?? bell.ariaLabel
  }
}
