import type { SocialProvider } from '../../../src/infrastructure/gateway/contract/social-return'
import { escapeHtml } from '../../outbox/html'
import type { PretendPerson } from './sandbox-people'

/** Where the local identity pages stand, below the base path. */
export const SANDBOX_PATH = '/sandbox/identity'
export const STYLE_PATH = `${SANDBOX_PATH}.css`

const faceNames: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  apple: 'Apple',
  facebook: 'Facebook',
}

export interface SandboxPage {
  readonly face: SocialProvider
  readonly people: readonly PretendPerson[]
  /** What was typed, when it was not accepted. */
  readonly typed: PretendPerson
  readonly problem: string
  readonly basePath: string
}

const person = ({ email, name }: PretendPerson): string => `
      <li>
        <form method="post">
          <input type="hidden" name="name" value="${escapeHtml(name)}">
          <input type="hidden" name="email" value="${escapeHtml(email)}">
          <button class="person"><span>${escapeHtml(name)}</span> <small>${escapeHtml(email)}</small></button>
        </form>
      </li>`

const problemLine = (problem: string): string =>
  problem === '' ? '' : `<p class="problem" role="alert">${escapeHtml(problem)}</p>`

/** Who one wants to be at a provider that is played (local mode only). It works without a script. */
export const sandboxPage = ({ basePath, face, people, problem, typed }: SandboxPage): string => `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="referrer" content="same-origin">
  <title>Sandbox: sign in with ${faceNames[face]}</title>
  <link rel="stylesheet" href="${basePath}${STYLE_PATH}">
</head>
<body>
  <main>
    <p class="sandbox">Sandbox</p>
    <h1>Sign in with ${faceNames[face]}</h1>
    <p class="note">This page only plays ${faceNames[face]}: nothing leaves this machine, and no account of yours is needed.
    Who has the same e-mail is the same person next time.</p>
    <section aria-labelledby="choose">
      <h2 id="choose">Choose a pretend person</h2>
      <ul>${people.map(person).join('')}
      </ul>
    </section>
    <section aria-labelledby="invent">
      <h2 id="invent">Or make one up</h2>
      ${problemLine(problem)}
      <form method="post">
        <label for="name">Name</label>
        <input id="name" name="name" autocomplete="off" maxlength="60" value="${escapeHtml(typed.name)}">
        <label for="email">E-mail</label>
        <input id="email" name="email" autocomplete="off" inputmode="email" maxlength="254" value="${escapeHtml(typed.email)}">
        <button class="main">Continue</button>
      </form>
    </section>
    <form method="post">
      <button class="quiet" name="cancel" value="1">Cancel</button>
    </form>
  </main>
</body>
</html>`

/** When the sign-in that a page belongs to is over, or was never one. */
export const sandboxOver = (basePath: string): string => `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Sandbox: sign-in is over</title>
  <link rel="stylesheet" href="${basePath}${STYLE_PATH}">
</head>
<body>
  <main>
    <p class="sandbox">Sandbox</p>
    <h1>This sign-in is over</h1>
    <p class="note">It took too long, was finished already, or the server was started anew.</p>
    <p><a href="${basePath}/">Back to Visavis</a></p>
  </main>
</body>
</html>`
