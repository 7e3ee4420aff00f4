/**
 * The styles of what is loaded later. The bundler would put them into style sheets of their own, which no page loads: so
 * the page has them from the start.
 */
import "../../ui/copy_field.css";
import "../../ui/dialog.css";
import "../../ui/player/help_dialog.css";
import "./action_strip.css";
import "./animation_form.css";
import "./cell_facts.css";
import "./choices.css";
import "./event_list.css";
import "./exchange_text.css";
import "./facts_panel.css";
import "./highlight_list.css";
import "./knowledge_panel.css";
import "./lines_panel.css";
import "./lives_curve.css";
import "./match_options.css";
import "./result_banner.css";
import "./round_facts.css";
import "./round_list.css";
import "./rounds_panel.css";
import "./share_dialog.css";
import "./tank_table.css";
import "./zoom_tools.css";
