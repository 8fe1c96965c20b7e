/** Texts that stand as files beside the program. @rule SHELL-32 SHELL-33 SHELL-34 */
export const TERMS = '/html/term.html'
export const PRIVACY = '/html/privacy.html'
export const GUIDELINES = '/html/community-guidelines.html'
