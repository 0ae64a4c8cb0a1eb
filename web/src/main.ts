import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import './style/board.css';
import './style/marks.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { startWatch } from './attention/watch.ts';
import { startWorker } from './lib/installing.ts';
import { startLanguage } from './lib/language.svelte.ts';
import { startRouter } from './lib/router.svelte.ts';
import { startTheme } from './lib/theme.svelte.ts';
import { startPressing } from './sound/first-press.ts';

startTheme();
startRouter();
startWorker();
startPressing();
await startLanguage();
startWatch();

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
mount(App, { target });
