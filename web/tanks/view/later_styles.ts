/**
 * The styles of what is loaded later. The bundler would put them into style sheets of their own, which no page loads: so
 * the page has them from the start.
 */
import "../../ui/copy_field.css";
import "../../ui/dialog.css";
import "../../ui/player/help_dialog.css";
import "./animation_form.css";
import "./event_list.css";
import "./exchange_text.css";
import "./facts_panel.css";
import "./knowledge_panel.css";
import "./lines_panel.css";
import "./result_banner.css";
import "./round_facts.css";
import "./share_dialog.css";
