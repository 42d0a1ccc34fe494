import "@fontsource/alegreya-sans/latin-400.css";
import "@fontsource/alegreya-sans/latin-700.css";
import "@fontsource/grenze-gotisch/latin-600.css";
import "./look/tokens.css";
import "./look/base.css";
import "./look/classes.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { choose, wished } from "./lib/words.svelte";
// Listens from the first moment: a browser makes its offer once, often before the page that shows it is loaded.
import "./shell/install.svelte";
import { keepApp, takeNewer } from "./shell/worker";

takeNewer();
await choose(wished());
mount(App, { target: document.getElementById("app")! });
keepApp();
